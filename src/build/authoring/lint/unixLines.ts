/**
 * The text with LF line endings, like all files of the project. With the \r of Windows, every line would seem to end with
 * whitespace; with one alone, Markdown would count more lines than we do.
 *
 * @example unixLines('a\r\nb') // => 'a\nb'
 */
export const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');
