import type { SearchRecord } from '../../../model/search/searchRecord';
import { stem } from '../words/stem';
import { stopWords } from '../words/stopWords';
import { saysTrouble } from '../query/trouble';
import { wordsOf } from '../words/words';
import { subjectOf } from './introductions';
import { headingsOf, nameOf } from './recordParts';

/** The words of a record, in order. */
export interface Wording {
  /** Whether its name is a code in capitals, like event names. */
  readonly code: boolean;
  /** The words of its name, as written. */
  readonly written: readonly string[];
  /** Their stems. */
  readonly name: readonly string[];
  /** The stems of what it introduces, if it is an introduction: those of "apps" for "Apps introduction". */
  readonly subject?: readonly string[];
  /** The stems of its text. */
  readonly content: readonly string[];
  /** The stems of its keywords, phrase by phrase. */
  readonly keywords: readonly (readonly string[])[];
}

// As in `ARCHIVE_PROJECT`.
const CODE = /^[A-Z]+(?:_[A-Z]+)+$/;

const wordings = new WeakMap<SearchRecord, Wording>();

/** The words of a record, computed only once. */
export function wordingOf(record: SearchRecord): Wording {
  const known = wordings.get(record);
  if (known) return known;
  const name = nameOf(record);
  const written = wordsOf(name).map(({ text }) => text);
  const subject = headingsOf(record).length === 0 ? subjectOf(name) : undefined;
  const wording = {
    code: CODE.test(name),
    written,
    name: written.map(stem),
    ...(subject === undefined ? {} : { subject: stems(subject) }),
    content: stems(record.content),
    keywords: record.keywords.map(stems),
  };
  wordings.set(record, wording);
  return wording;
}

function stems(text: string): string[] {
  return wordsOf(text).map((word) => stem(word.text));
}

/** The stems that tell what is meant, without stop words: "cannot log in" is about "cannot log". */
export function telling(words: readonly string[]): string[] {
  return words.filter((word) => !stopWords.has(word) || saysTrouble([word]));
}

/** A name as one string, as written and as stems, and the keywords as the stems that tell what is meant. */
interface Name {
  readonly written: string;
  readonly stemmed: string;
  readonly keywords: readonly string[];
}

const names = new WeakMap<SearchRecord, Name>();

/** A record's name, for comparison with what was typed; cheaper than its full wording. */
export function wholeName(record: SearchRecord): Name {
  const known = names.get(record);
  if (known) return known;
  const words = wordsOf(nameOf(record)).map(({ text }) => text);
  const keywords = record.keywords.map((phrase) => telling(stems(phrase)).join(' '));
  const name = { written: words.join(' '), stemmed: words.map(stem).join(' '), keywords };
  names.set(record, name);
  return name;
}

/** The length of the longest run of words that occurs in both lists. */
export function longestRow(asked: readonly string[], text: readonly string[]): number {
  let longest = 0;
  for (let at = 0; at < text.length; at += 1) {
    for (let first = 0; first < asked.length; first += 1) {
      longest = Math.max(longest, rowAt(asked, first, text, at));
    }
  }
  return longest;
}

function rowAt(a: readonly string[], atA: number, b: readonly string[], atB: number): number {
  let length = 0;
  while (atA + length < a.length && a[atA + length] === b[atB + length]) length += 1;
  return length;
}
