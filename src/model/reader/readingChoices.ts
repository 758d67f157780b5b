/** One setting of how the site is displayed. */
interface ReadingChoice {
  readonly label: string;
  /** The options by their stored names; '' is the default. No two choices share a name. */
  readonly options: Readonly<Record<string, string>>;
}

/** The settings that readers can change, in display order; `theme/readingCss` defines what each name does. */
export const readingChoices: readonly ReadingChoice[] = [
  {
    label: 'Text size',
    options: { small: 'Small', '': 'Default', large: 'Large', larger: 'Larger' },
  },
  { label: 'Line spacing', options: { '': 'Default', loose: 'Loose' } },
  { label: 'Line width', options: { narrow: 'Narrow', '': 'Default', wide: 'Wide' } },
  { label: 'Long code', options: { '': 'Scrolls', wrap: 'Wraps' } },
  { label: 'Motion', options: { '': 'As on your device', still: 'Reduced' } },
];

/** Every name that may be stored. */
export const readingNames: readonly string[] = readingChoices.flatMap(({ options }) =>
  Object.keys(options).filter(Boolean),
);

/** Replaces the names that one choice offers with the chosen one. */
export function withReading(
  kept: readonly string[],
  { options }: ReadingChoice,
  chosen: string,
): string[] {
  const others = kept.filter((name) => !Object.hasOwn(options, name));
  return chosen ? [...others, chosen] : others;
}
