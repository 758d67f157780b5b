/*
 * Stands in for the package `polished`, with which Redoc computes colours while it renders. It cannot read CSS variables;
 * the browser can: so that every colour of the reference follows the colour mode without being rendered anew.
 */

/** The colour, less opaque by `amount`. */
export function transparentize(amount: number, color: string): string {
  return `color-mix(in srgb, ${color} ${Math.round((1 - amount) * 100)}%, transparent)`;
}

/** The colour itself: shades have tokens of their own. */
const same = (_amount: number, color: string): string => color;

export { same as darken, same as desaturate, same as lighten };

/** What can be read on the colour. */
export function readableColor(): string {
  return 'var(--color-paper)';
}
