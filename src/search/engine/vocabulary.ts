import { stem } from './stem';

/** The words in the index. */
export interface Vocabulary {
  has(word: string): boolean;
  /** True when a known word is, or starts with, `beginning`. */
  hasBeginning(beginning: string): boolean;
  /** The known forms of a word, including the word itself if it is known. */
  family(word: string): readonly string[];
  /** The known forms of all words with this stem. */
  ofStem(stemmed: string): readonly string[];
}

/** Creates a vocabulary and the function that adds words to it. */
export function createVocabulary(): { vocabulary: Vocabulary; learn: (word: string) => void } {
  const words = new Set<string>();
  const families = new Map<string, string[]>();
  let inOrder: string[] | undefined;
  const ofStem = (stemmed: string) => families.get(stemmed) ?? [];

  return {
    vocabulary: {
      has: (word) => words.has(word),
      hasBeginning(beginning) {
        inOrder ??= [...words].sort();
        return inOrder[placeOf(beginning, inOrder)]?.startsWith(beginning) ?? false;
      },
      family: (word) => ofStem(stem(word)),
      ofStem,
    },
    learn(word) {
      if (words.has(word)) return;
      words.add(word);
      inOrder = undefined;
      const stemmed = stem(word);
      const family = families.get(stemmed);
      if (family) family.push(word);
      else families.set(stemmed, [word]);
    },
  };
}

/** The index of a word in a sorted list, or where it would be inserted. */
function placeOf(word: string, inOrder: readonly string[]): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (inOrder[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
