/** A word and its position in a text. */
export interface Word {
  /** In lowercase, without accents and apostrophes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// Combining marks and emoji variation selectors are not words of their own.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

/** Splits a text into words at spaces, punctuation and symbols. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: normal(word),
    start: index,
    end: index + word.length,
  }));
}

/**
 * Normalizes a word for comparison.
 *
 * @example normal('Café’s') // => 'cafes'
 */
export function normal(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z0-9]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}

/**
 * The parts of a camel-case name; empty for other words.
 *
 * @example camelParts('projectId') // => ['project', 'id']
 */
export function camelParts(word: string): string[] {
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
  return parts.length > 1 ? parts.map(normal) : [];
}

/**
 * True for a text without words.
 *
 * @example isWordless(' ?! ') // => true
 */
export function isWordless(text: string): boolean {
  return text.search(WORD) < 0;
}
