import type { Text } from 'mdast';
import { lineAt } from '../../lineAt';

/** A reference such as `[roles][page]` or `[^1]` that is left as text because it is not defined. */
interface UndefinedReference {
  readonly written: string;
  readonly line: number;
}

// Escaped brackets are literal. If the first part of a reference contains code or emphasis, the text has only its end.
const REFERENCE = /(?:(?<![\w\\])\[[^\]]+|^)(?<!\\)\]\[[^\]]*(?<!\\)\]/g;

const FOOTNOTE = /(?<!\\)\[\^[^\]\s]+\]/g;

/**
 * The undefined references in a text node, as written in `body`: the value of the node has lost its backslashes. The text
 * "see [text][id]" has one, `[text][id]`.
 */
export function undefinedReferences(text: Text, body: string): UndefinedReference[] {
  return found(REFERENCE, text, body).map(({ written, line }) => ({
    written: written.replace(/^\]/, '[…]'),
    line,
  }));
}

/** The undefined footnotes in a text node, by name: "so[^1]." has one, `1`. */
export function undefinedFootnotes(text: Text, body: string): UndefinedReference[] {
  return found(FOOTNOTE, text, body).map(({ written, line }) => ({
    written: written.slice(2, -1),
    line,
  }));
}

function found(pattern: RegExp, { value, position }: Text, body: string): UndefinedReference[] {
  const source = position ? body.slice(position.start.offset, position.end.offset) : value;
  return [...source.matchAll(pattern)].map(({ 0: written, index }) => ({
    written,
    line: (position?.start.line ?? 1) + lineAt(index, source) - 1,
  }));
}
