import { isTypingError } from './nearSpellings';
import { longPhrases, wordsFrom, type Phrase } from './phrases';
import { stem } from './stem';
import type { Word } from './words';

// Shorter words have too many others near them.
const LONG = 4;

/** Whether a word occurs in the index. */
export type IsKnown = (word: string) => boolean;

/** The phrase of the synonyms that starts at a word and in which unknown words are mistyped: "semntic layer". */
export function mistypedPhraseAt(
  words: readonly Word[],
  start: number,
  isKnown: IsKnown,
): Phrase | undefined {
  for (const length of [3, 2]) {
    const phrase = wordsFrom(words, start, length);
    if (!phrase || phrase.words.every(({ text }) => isKnown(text))) continue;
    const key = longPhrases.find((other) => isMeant(phrase, other.split(' '), isKnown));
    if (key) return { ...phrase, key };
  }
  return undefined;
}

function isMeant({ words }: Phrase, meant: readonly string[], isKnown: IsKnown): boolean {
  const isThis = ({ text }: Word, at: number) => {
    const stemmed = stem(text);
    if (stemmed === meant[at]) return true;
    const long = text.length >= LONG && meant[at]!.length >= LONG;
    return long && !isKnown(text) && isTypingError(stemmed, meant[at]!);
  };
  return words.length === meant.length && words.every(isThis);
}
