import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A line of the body that holds text, as its author wrote it. */
export interface LiteralLine {
  readonly number: number;
  readonly source: string;
  /** The same with spaces for what is no text, such as code. */
  readonly text: string;
  /** The line from where its text begins, behind the marks of lists and quotations; empty if it begins with something else. */
  readonly start: string;
}

const MARKS = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*$/;

/** The lines of a body that hold text: what Markdown did not understand comes out there as it is written. */
export function literalLines(tree: Root, body: string): LiteralLine[] {
  const sources = body.split('\n');
  return literalText(tree, body)
    .split('\n')
    .flatMap((text, index) => {
      const at = text.search(/[^\s>]/);
      const source = sources[index] ?? '';
      const start = MARKS.test(source.slice(0, at)) ? source.slice(at) : '';
      return at < 0 ? [] : [{ number: index + 1, source, text, start }];
    });
}

function literalText(tree: Root, body: string): string {
  const blank = (from: number, to?: number) => body.slice(from, to).replace(/[^\n]/g, ' ');
  const parts: string[] = [];
  let done = 0;
  visit(tree, 'text', ({ position }) => {
    const { start, end } = position ?? { start: { offset: done }, end: { offset: done } };
    parts.push(blank(done, start.offset), body.slice(start.offset, end.offset));
    done = end.offset ?? done;
  });
  return parts.join('') + blank(done);
}
