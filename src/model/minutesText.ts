/**
 * The duration of a tutorial, as shown to readers.
 *
 * @example minutesText(1) // => '1 minute'
 */
export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
