/** The line of `text` that the character at `offset` is on, from 1. */
export function lineAt(offset: number, text: string): number {
  return text.slice(0, offset).split('\n').length;
}
