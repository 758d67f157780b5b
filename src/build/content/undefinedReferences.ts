import type { Text } from 'mdast';

/** A reference such as `[roles][page]` or `[^1]` that stands as text, since nothing defines it. */
interface UndefinedReference {
  readonly written: string;
  readonly line: number;
}

// A bracket behind a backslash is meant as a bracket. When the first part of a reference holds code or emphasis, only its end is here.
const REFERENCE = /(?:(?<![\w\\])\[[^\]]+|^)(?<!\\)\]\[[^\]]*(?<!\\)\]/g;

const FOOTNOTE = /(?<!\\)\[\^[^\]\s]+\]/g;

/**
 * The references of a text of `body` that are defined nowhere, as they are written there: the text itself has lost its backslashes.
 *
 * @example undefinedReferences('see [text][id]') // => [{ written: '[text][id]', line: 1 }]
 */
export function undefinedReferences(text: Text, body: string): UndefinedReference[] {
  return found(REFERENCE, text, body).map(({ written, line }) => ({
    written: written.replace(/^\]/, '[…]'),
    line,
  }));
}

/**
 * The same of footnotes, by their names.
 *
 * @example undefinedFootnotes('so[^1].') // => [{ written: '1', line: 1 }]
 */
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
    line: (position?.start.line ?? 1) + source.slice(0, index).split('\n').length - 1,
  }));
}
