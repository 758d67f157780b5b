/**
 * How long a tutorial takes, as readers see it.
 *
 * @example minutesText(1) // => '1 minute'
 */
export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
