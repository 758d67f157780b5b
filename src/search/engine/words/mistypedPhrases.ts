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
    if (!phrase) continue;
    const asked = phrase.words.map(({ text }) => ({
      stemmed: stem(text),
      mistyped: text.length >= LONG && !isKnown(text),
    }));
    if (!asked.some(({ mistyped }) => mistyped)) continue;
    const meant = longPhrases.find((stems) => isMeant(asked, stems));
    if (meant) return { ...phrase, key: meant.join(' ') };
  }
  return undefined;
}

/** A word of the query, and whether it may be mistyped. */
interface Asked {
  readonly stemmed: string;
  readonly mistyped: boolean;
}

function isMeant(asked: readonly Asked[], stems: readonly string[]): boolean {
  const isThis = ({ stemmed, mistyped }: Asked, at: number) => {
    const meant = stems[at]!;
    return stemmed === meant || (mistyped && meant.length >= LONG && isTypingError(stemmed, meant));
  };
  return asked.length === stems.length && asked.every(isThis);
}
