/**
 * The text with LF line endings, like all files of the project. With the \r of Windows, every line would seem to end with
 * whitespace.
 *
 * @example unixLines('a\r\nb') // => 'a\nb'
 */
export const unixLines = (text: string): string => text.replaceAll('\r\n', '\n');
