/** A piece of code in one colour: plain text, or a scope letter and text. */
export type CodeToken = string | readonly [scope: string, text: string];

/** A line of a code block. */
export interface CodeLine {
  readonly tokens: readonly CodeToken[];
  readonly mark?: 'marked' | 'added' | 'removed';
}

/** The text of a line, without highlighting. */
export function lineText({ tokens }: CodeLine): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
}
