import { stem } from './stem';
import { synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { wordsOf, type Word } from './words';

/** Consecutive words with one meaning; articles and the like may come between them: "remove a user". */
export interface Phrase {
  readonly words: readonly Word[];
  readonly key: string;
  /** The number of words from the first to the last, including those in between. */
  readonly span: number;
}

const between: ReadonlySet<string> = new Set(['a', 'an', 'my', 'our', 'the', 'your']);

const key = (words: readonly Word[]) => words.map(({ text }) => stem(text)).join(' ');
const meaning = (words: readonly Word[]) => words.filter(({ text }) => !between.has(text));
const groups = synonyms.map((group) => group.map((phrase) => key(meaning(wordsOf(phrase)))));
const groupsOf = new Map<string, string[][]>();
const longest = new Map<string, number>();
for (const group of groups) {
  for (const phrase of group) {
    groupsOf.set(phrase, [...(groupsOf.get(phrase) ?? []), group]);
    const [first = '', ...rest] = phrase.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1));
  }
}

/** The longest phrase in the synonyms that starts at a word; it may be that word alone. */
export function phraseAt(words: readonly Word[], start: number): Phrase | undefined {
  const first = words[start];
  const most = first ? (longest.get(stem(first.text)) ?? 0) : 0;
  for (let length = most; length > 0; length -= 1) {
    const phrase = wordsFrom(words, start, length);
    if (phrase && groupsOf.has(phrase.key)) return phrase;
  }
  return undefined;
}

/** The stems of the phrases of several words in the synonyms. */
export const longPhrases: readonly (readonly string[])[] = [...groupsOf.keys()]
  .map((phrase) => phrase.split(' '))
  .filter((stems) => stems.length > 1);

/** The next `count` words from `start` on, skipping those that may come between. */
export function wordsFrom(
  words: readonly Word[],
  start: number,
  count: number,
): Phrase | undefined {
  const own = [words[start]!];
  let end = start + 1;
  for (; own.length < count && end < words.length; end += 1) {
    if (!between.has(words[end]!.text)) own.push(words[end]!);
  }
  return own.length === count ? { words: own, key: key(own), span: end - start } : undefined;
}

/** The other phrases with the meaning of this one. */
export function sameMeaning(phrase: string): string[] {
  const all = (groupsOf.get(phrase) ?? []).flat();
  return [...new Set(all)].filter((other) => other !== phrase);
}

/** The index terms of the other words and phrases with the meaning of this one. */
export function synonymTerms(phrase: string, vocabulary: Vocabulary): string[] {
  return sameMeaning(phrase).flatMap((other) =>
    other.includes(' ') ? [phraseTerm(other)] : vocabulary.ofStem(other),
  );
}

/** The index term for a phrase of several words; its prefix keeps it distinct from any word. */
export function phraseTerm(phrase: string): string {
  return `+${phrase}`;
}
