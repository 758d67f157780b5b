import { editDistance } from '../../../model/nearest';
import type { SearchRecord } from '../../../model/search/searchRecord';
import type { Query } from '../query/query';
import { sameMeaning } from '../words/phrases';
import { stem } from '../words/stem';
import type { Vocabulary } from '../words/vocabulary';
import { nameLikeness, SAME_LETTERS, subjectLikeness } from './nameLikeness';
import { headingsOf } from './recordParts';
import { longestRow, telling, wordingOf, type Wording } from './wording';

/** Allowed edit distance: a letter left out, or two swapped. */
export const MISTYPED = 2;
// The factor for a name that is the query in another form.
const SAME = 8;
// The name ends with the query: names of operations end with their call, as in "List runs · GET /v1/runs".
const ENDING = 6;
// The share of these that a heading gets, since it covers less than a title.
const HEADING = 0.8;
// A single word is rather the name of a feature than that of a section.
const HEADING_OF_A_WORD = 0.4;
// The bonus for a text with all words in a row, and the factor once the row is too long to be a coincidence.
const ROW = 3;
const LONG_ROW = { from: 4, worth: 3 };
// With fewer words, synonyms may change what a phrase means.
const CLEAR = 3;

/** A word of the query. */
export interface Asked {
  readonly word: string;
  readonly stemmed: string;
  /** It occurs on no page, so it may be mistyped. */
  readonly unknown: boolean;
  /** One of the reader's own names, quoted in an error message. */
  readonly own: boolean;
  /** The reader may still be typing it. */
  readonly open: boolean;
}

/** The words of a query, with what is known about each. */
export function askedWords({ words, said }: Query, vocabulary: Vocabulary): Asked[] {
  return words.map((word, place) => ({
    word,
    stemmed: stem(word),
    unknown: vocabulary.family(word).length === 0,
    own: !said.includes(word),
    open: place === words.length - 1,
  }));
}

/** The factor a record gains from its wording. */
export function likeness(asked: readonly Asked[], code: boolean, record: SearchRecord): number {
  const wording = wordingOf(record);
  // "archive project" asks how to do that, not for the event ARCHIVE_PROJECT.
  if (wording.code && !code) return 1;
  const { name, content, keywords } = wording;
  const meant = asked.map((word) => meantIn(wording, word));
  const said = meant.filter((_, place) => !asked[place]!.own);
  // A keyword phrase counts like a name.
  if (keywords.some((phrase) => sameWords(phrase, said)))
    return SAME * (said.length > 1 ? 1 + ROW : 1);
  const typed = asked.map(({ stemmed }) => stemmed).join(' ');
  const letters = asked.map(({ word }) => word).join(' ');
  const written = wording.written.join(' ');
  const same = letters === written ? SAME_LETTERS : SAME;
  const introducing = wording.subject ? subjectLikeness(meant, typed, wording.subject) : 0;
  const ends = asked.length > 2 && written.endsWith(` ${letters}`);
  const other = Math.max(ends ? ENDING : 0, nameLikeness(meant, name));
  const ofName = Math.max(typed === name.join(' ') ? same : other, introducing);
  const isPage = headingsOf(record).length === 0;
  const counted = isPage
    ? ofName
    : 1 + (ofName - 1) * (asked.length > 1 ? HEADING : HEADING_OF_A_WORD);
  return counted * (1 + ROW * inARow(said, [name, content]));
}

/** The stem of the word in the name that the reader probably means, or else of the typed word. */
function meantIn({ written, name }: Wording, { word, stemmed, unknown, open }: Asked): string {
  if (name.includes(stemmed)) return stemmed;
  const begun = open ? written.findIndex((other) => other.startsWith(word)) : -1;
  if (begun >= 0 || !unknown) return name[begun] ?? stemmed;
  const near = written.findIndex(
    (other) => other.length > 3 && editDistance(word, other) <= MISTYPED,
  );
  return name[near] ?? stemmed;
}

/** The share of the query's words that appear in a row, from 0 (none) to 1 (all); more for a long row. */
function inARow(asked: readonly string[], texts: readonly (readonly string[])[]): number {
  if (asked.length < 2) return 0;
  const longest = Math.max(1, ...texts.map((text) => longestRow(asked, text)));
  const worth = longest < LONG_ROW.from ? 1 : LONG_ROW.worth;
  return worth * ((longest - 1) / (asked.length - 1)) ** 1.5;
}

/** Whether two phrases consist of the same words, or of words with the same meaning. */
function sameWords(a: readonly string[], b: readonly string[]): boolean {
  const [words, others] = [telling(a), telling(b)];
  if (words.join(' ') === others.join(' ')) return true;
  const meansSame = (word: string, at: number) =>
    word === others[at] || sameMeaning(word).includes(others[at]!);
  return words.length >= CLEAR && words.length === others.length && words.every(meansSame);
}
