/**
 * The duration in milliseconds for a part of this height in pixels to expand: it grows with the height, at a decreasing
 * rate.
 *
 * @example collapseDuration(0)   // => 40
 * @example collapseDuration(360) // => 327
 */
export function collapseDuration(height: number): number {
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}
