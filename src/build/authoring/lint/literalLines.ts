import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { endOf, sourceOf, startOf } from './nodePlace';

/** A line of the body that contains text. */
export interface LiteralLine {
  readonly number: number;
  readonly source: string;
  /** The source with everything but text, such as code, replaced by spaces. */
  readonly text: string;
  /** The source after the marks of lists and quotations; empty if the line does not start with text. */
  readonly start: string;
}

const MARKS = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*$/;

/** The lines of a body that contain text, where failed Markdown syntax shows up as it is written. */
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
  visit(tree, 'text', (node) => {
    parts.push(blank(done, startOf(node)), sourceOf(node, body));
    done = endOf(node);
  });
  return parts.join('') + blank(done);
}
