import { stem } from './stem';
import { synonyms } from './synonyms';
import { wordsOf, type Word } from './words';

/** Words that follow one another and mean one thing. */
interface Phrase {
  readonly words: readonly Word[];
  readonly key: string;
}

const key = (words: readonly Word[]) => words.map(({ text }) => stem(text)).join(' ');
const groups = synonyms.map((group) => group.map((phrase) => key(wordsOf(phrase))));
const groupsOf = new Map<string, string[][]>();
const longest = new Map<string, number>();
for (const group of groups) {
  for (const phrase of group) {
    groupsOf.set(phrase, [...(groupsOf.get(phrase) ?? []), group]);
    const [first = '', ...rest] = phrase.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1));
  }
}

/** The longest phrase of the synonyms that begins at a word, which may be that word alone. */
export function phraseAt(words: readonly Word[], start: number): Phrase | undefined {
  const first = words[start];
  const most = first ? (longest.get(stem(first.text)) ?? 0) : 0;
  for (let length = most; length > 0; length -= 1) {
    const own = words.slice(start, start + length);
    const phrase = { words: own, key: key(own) };
    if (own.length === length && groupsOf.has(phrase.key)) return phrase;
  }
  return undefined;
}

/** The other phrases with the meaning of this one. */
export function sameMeaning(phrase: string): string[] {
  const all = (groupsOf.get(phrase) ?? []).flat();
  return [...new Set(all)].filter((other) => other !== phrase);
}

/** The term that stands in the index for a phrase of several words; no word begins like it. */
export function phraseTerm(phrase: string): string {
  return `+${phrase}`;
}
