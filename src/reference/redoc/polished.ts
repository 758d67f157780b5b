/*
 * Replaces the package `polished`, with which Redoc computes colours while it renders. `polished` cannot read CSS
 * variables. Leaving the computation to the browser lets all colours follow the colour mode without rendering again.
 */

/** The colour, made less opaque by `amount`. */
export function transparentize(amount: number, color: string): string {
  return `color-mix(in srgb, ${color} ${Math.round((1 - amount) * 100)}%, transparent)`;
}

/** Returns the colour unchanged: shades have their own tokens. */
const same = (_amount: number, color: string): string => color;

export { same as darken, same as desaturate, same as lighten };

/** A text colour that is readable on the given colour. */
export function readableColor(): string {
  return 'var(--color-paper)';
}
