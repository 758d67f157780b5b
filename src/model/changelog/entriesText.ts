/**
 * A count of changelog entries, as shown to readers.
 *
 * @example entriesText(1) // => '1 entry'
 */
export function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
