/**
 * A count with its noun, as shown to readers.
 *
 * @example counted(1, 'minute') // => '1 minute'
 * @example counted(2, 'entry', 'entries') // => '2 entries'
 */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
