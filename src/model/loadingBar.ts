/** How the bar of a page change behaves; times in milliseconds, lengths as a part of the window's width. */
export const LOADING_BAR = {
  minimum: 0.08,
  /** Time that one step takes. */
  speed: 200,
  /** Time between two steps while nothing is known. */
  trickle: 800,
  /** Changes that are over sooner show no bar. */
  delay: 200,
} as const;

const ALMOST_ALL = 0.95;

/**
 * The next length of a bar that waits: it slows down and never arrives by itself.
 *
 * @example trickled(0.08) // => 0.2105
 */
export function trickled(length: number): number {
  return length + (ALMOST_ALL - length) * 0.15;
}
