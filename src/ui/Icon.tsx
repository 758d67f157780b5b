/** Paths on a 16 × 16 grid, drawn as lines by the rule for `.icon`. */
export const iconPaths = {
  caution: 'M8 2.2 14.4 13.3H1.6zM8 6.4v3.2M8 11.6v.1',
  check: 'm3 8.5 3.2 3.2L13 5',
  chevron: 'm6 3.5 4.5 4.5L6 12.5',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  copy: 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z',
  danger: 'M5.4 1.8h5.2l3.6 3.6v5.2l-3.6 3.6H5.4l-3.6-3.6V5.4zM8 4.8v3.9M8 11v.1',
  info: 'M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4M8 7.3v4M8 4.7v.1',
  menu: 'M2 4.5h12M2 8h12m-12 3.5h12',
  moon: 'M13.5 9.6A5.9 5.9 0 0 1 6.4 2.5a5.9 5.9 0 1 0 7.1 7.1Z',
  note: 'M3 2.2h10v7.6L9.3 13.8H3zM5.6 5.4h4.8M5.6 8.2h3',
  play: 'M5 3v10l8-5z',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10m3.6-1.4L14 14',
  sun: 'M8 10.9a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8M8 1.2v1.3m0 11v1.3M1.2 8h1.3m11 0h1.3M3.2 3.2l.9.9m7.8 7.8.9.9m0-9.6-.9.9m-7.8 7.8-.9.9',
  tip: 'M5.6 11.2C4.3 10.3 3.5 9 3.5 7.3a4.5 4.5 0 0 1 9 0c0 1.7-.8 3-2.1 3.9v1H5.6zM6.2 14.3h3.6',
} as const;

type IconName = keyof typeof iconPaths;

/**
 * A small line icon in the colour of the surrounding text; purely decorative. Its size is in pixels at the usual text
 * size, and grows with it.
 */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg className="icon" width={length} height={length} viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
