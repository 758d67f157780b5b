import type { Text } from 'mdast';

/** A reference such as `[roles][page]` that stands as text, since nothing defines it. */
interface UndefinedReference {
  readonly written: string;
  readonly line: number;
}

// A bracket behind a backslash is meant as a bracket. When the first part of a reference holds code or emphasis, only its end is here.
const REFERENCE = /(?:(?<![\w\\])\[[^\]]+|^)(?<!\\)\]\[[^\]]*(?<!\\)\]/g;

/**
 * The references of a text of `body` that are defined nowhere, as they are written there: the text itself has lost its backslashes.
 *
 * @example undefinedReferences('see [text][id]') // => [{ written: '[text][id]', line: 1 }]
 */
export function undefinedReferences({ value, position }: Text, body: string): UndefinedReference[] {
  const source = position ? body.slice(position.start.offset, position.end.offset) : value;
  return [...source.matchAll(REFERENCE)].map(({ 0: written, index }) => ({
    written: written.replace(/^\]/, '[…]'),
    line: (position?.start.line ?? 1) + source.slice(0, index).split('\n').length - 1,
  }));
}
