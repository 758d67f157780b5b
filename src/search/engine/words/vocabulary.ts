import { spellingsNear } from './nearSpellings';
import { stem } from './stem';

/** A word that another one may have been meant to be, its stem, and the number of typing errors between them. */
interface Near {
  readonly stemmed: string;
  readonly forms: readonly string[];
  readonly distance: number;
}

/** The words in the index. */
export interface Vocabulary {
  has(word: string): boolean;
  /** True when a known word is, or starts with, `beginning`. */
  hasBeginning(beginning: string): boolean;
  /** The known forms of a word, including the word itself if it is known. */
  family(word: string): readonly string[];
  /** The known forms of all words with this stem. */
  ofStem(stemmed: string): readonly string[];
  /** Other words that differ from `word` by at most `most` typing errors, each in all of its forms unless it is short. */
  near(word: string, most: number): readonly Near[];
}

// The most letters of the stem of a short word.
const SHORT = 4;

/** Creates a vocabulary and the function that adds words to it. */
export function createVocabulary(): { vocabulary: Vocabulary; learn: (word: string) => void } {
  const words = new Set<string>();
  const families = new Map<string, string[]>();
  let inOrder: string[] | undefined;
  let nearSpellings: ReturnType<typeof spellingsNear> | undefined;
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
      near(word, most) {
        const spellings = (nearSpellings ??= spellingsNear(
          new Set([...words, ...families.keys()]),
        ));
        const own = stem(word);
        // Short words have too many others near them for all of their forms to be meant.
        const short = own.length <= SHORT;
        const typed = short ? [word] : [word, own];
        const near = new Map<string, Near>();
        for (const [spelling, distance] of typed.flatMap((form) => [...spellings(form, most)])) {
          const stemmed = families.has(spelling) ? spelling : stem(spelling);
          const known = near.get(stemmed);
          const forms = short ? [...(known?.forms ?? []), spelling] : ofStem(stemmed);
          const least = Math.min(distance, known?.distance ?? distance);
          if (stemmed !== own) near.set(stemmed, { stemmed, forms, distance: least });
        }
        return [...near.values()];
      },
    },
    learn(word) {
      if (words.has(word)) return;
      words.add(word);
      inOrder = undefined;
      nearSpellings = undefined;
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
