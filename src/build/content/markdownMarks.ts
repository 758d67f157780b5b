const MARKS = /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|`[^`]+`|\[[^\]]+\]\([^()\s]+\)/;

/**
 * The first piece of Markdown in a text that is shown as it is.
 *
 * @example markdownMarks('Use `run` here') // => '`run`'
 */
export function markdownMarks(text: string): string | undefined {
  return MARKS.exec(text)?.[0];
}
