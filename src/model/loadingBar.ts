/** How the loading bar behaves; times in milliseconds, lengths as a fraction of the window's width. */
export const LOADING_BAR = {
  minimum: 0.08,
  /** Duration of one step. */
  speed: 200,
  /** Time between two steps while loading. */
  trickle: 800,
  /** Changes that take less time show no bar. */
  delay: 200,
} as const;

const ALMOST_ALL = 0.95;

/**
 * The next length of a waiting bar: it slows down and never reaches the end.
 *
 * @example trickled(0.08) // => 0.2105
 */
export function trickled(length: number): number {
  return length + (ALMOST_ALL - length) * 0.15;
}
