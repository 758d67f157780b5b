/**
 * The CSS variable of a colour.
 *
 * @example cssName('inkSoft') // => '--color-ink-soft'
 * @example cssName('data1') // => '--color-data-1'
 */
export function cssName(name: string): string {
  return `--color-${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`;
}
