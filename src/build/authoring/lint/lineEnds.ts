/**
 * The text with line ends as all files of the project have them. With the \r of Windows left in, every line would count as
 * one that ends with a space.
 *
 * @example unixLines('a\r\nb') // => 'a\nb'
 */
export const unixLines = (text: string): string => text.replaceAll('\r\n', '\n');
