/** A word and where it stands in the text. */
export interface Word {
  /** In lowercase, without accents and apostrophes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// What marks a letter, or picks the coloured form of a sign, is no word by itself.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

/** The words of a text: what stands between spaces, punctuation and the signs of code. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: normal(word),
    start: index,
    end: index + word.length,
  }));
}

/**
 * The spelling in which words are compared.
 *
 * @example normal('Café’s') // => 'cafes'
 */
export function normal(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z0-9]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
}

/**
 * The parts of a name in camel case; none for other words.
 *
 * @example camelParts('projectId') // => ['project', 'id']
 */
export function camelParts(word: string): string[] {
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
  return parts.length > 1 ? parts.map(normal) : [];
}

/**
 * True for what holds no word.
 *
 * @example isWordless(' ?! ') // => true
 */
export function isWordless(text: string): boolean {
  return text.search(WORD) < 0;
}
