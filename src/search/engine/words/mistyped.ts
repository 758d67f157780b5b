import type { Option } from '../query/readings';
import { synonymTerms } from './phrases';
import type { Vocabulary } from './vocabulary';

// The weight of a word one or two typing errors away, if the typed word occurs nowhere and if it does.
const MEANT = [1, 0.8, 0.5];
const OTHER = [1, 0.35, 0.3];
const SYNONYM = 0.4;

/**
 * The index terms that a mistyped word may have been meant to be, in all their forms. If the word itself occurs nowhere,
 * also those that mean the same as one of them.
 */
export function mistyped(word: string, typos: number, vocabulary: Vocabulary): Option[] {
  const meant = vocabulary.near(word, typos);
  const unknown = vocabulary.family(word).length === 0;
  const option = (weight: number) => (term: string) => ({ term, weight, prefix: false });
  return meant.flatMap(({ stemmed, forms, distance }) => [
    ...forms.map(option((unknown ? MEANT : OTHER)[distance]!)),
    ...(unknown ? synonymTerms(stemmed, vocabulary) : []).map(option(SYNONYM)),
  ]);
}
