import { editDistance } from '../../../model/nearest';
import type { SearchRecord } from '../../../model/search/searchRecord';
import { worthFor } from '../query/intent';
import type { Query } from '../query/query';
import { sameMeaning } from '../words/phrases';
import { stem } from '../words/stem';
import { isRemedy, saysTrouble } from '../query/trouble';
import type { Vocabulary } from '../words/vocabulary';
import type { PageFit } from './pageFit';
import type { Match } from './searchIndex';
import { headingsOf } from './recordParts';
import { longestRow, telling, wholeName, wordingOf, type Wording } from './wording';

// Only this many of the best matches, and those whose name is the query, are compared word by word.
const COMPARED = 60;
// Allowed edit distance: a letter left out, or two swapped.
const MISTYPED = 2;
// Factors for names: the name is the query in another form, or letter by letter.
const SAME = 8;
const SAME_LETTERS = 9;
// The name is what the reader seems to be typing, or the query without stop words.
const SAME_WHEN_TYPED = 4;
const SAME_MEANING = 3;
// The name begins with the query: the more of it that is, the more.
const BEGINNING = { least: 1.5, whole: 2.1 };
// An introduction is about its subject more than the list of pages that bears the same name.
const INTRODUCTION = 1.2;
// The name ends with the query: names of operations end with their call, as in "List runs · GET /v1/runs".
const ENDING = 6;
// The share of these that a heading gets, since it covers less than a title.
const HEADING = 0.8;
// A single word is rather the name of a feature than that of a section.
const HEADING_OF_A_WORD = 0.4;
// The bonus for a record on the page that fits the query best.
const PAGE = 3;
// The factors for a section about problems and for news, if the query describes a problem.
const REMEDY = 2;
const NEWS = 0.5;
// The bonus for a text with all words in a row, and the factor once the row is too long to be a coincidence.
const ROW = 3;
// With fewer words, synonyms may change what a phrase means.
const CLEAR = 3;
const LONG_ROW = { from: 4, worth: 3 };

/**
 * Sorts the matches, best first. Among the best, those whose name is or starts with the query move up, and so do those
 * whose text contains its words in a row.
 */
export function ranked(
  matches: readonly Match[],
  fit: PageFit,
  query: Query,
  records: readonly SearchRecord[],
  vocabulary: Vocabulary,
): Match[] {
  const trouble = saysTrouble(query.words);
  const sorted = matches
    .map((match) => {
      const record = records[match.id]!;
      const worth = worthFor(query.intent, record) * (trouble ? remedyWorth(record) : 1);
      return { ...match, score: match.score * worth * (1 + PAGE * fit(match)) };
    })
    .sort(better);
  const asked = askedWords(query, vocabulary);
  const stems = asked.map(({ stemmed }) => stemmed);
  const typed = stems.join(' ');
  const told = telling(stems).join(' ');
  const letters = query.words.join(' ');
  const mistyped = asked.some(({ unknown }) => unknown);
  const isCalledSo = ({ id }: Match) => {
    const { written, stemmed, keywords } = wholeName(records[id]!);
    return (
      stemmed === typed || keywords.includes(told) || (mistyped && differLittle(written, letters))
    );
  };
  const head = [...sorted.slice(0, COMPARED), ...sorted.slice(COMPARED).filter(isCalledSo)];
  const compared = new Set(head);
  const liked = head.map((match) => {
    return { ...match, score: match.score * likeness(asked, query.code, records[match.id]!) };
  });
  return [...liked.sort(better), ...sorted.filter((match) => !compared.has(match))];
}

function remedyWorth(record: SearchRecord): number {
  if (isRemedy(record)) return REMEDY;
  return record.docusaurus_tag === 'changelog' ? NEWS : 1;
}

/** Whether two names differ only by a typing error. */
function differLittle(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= MISTYPED && editDistance(a, b) <= MISTYPED;
}

function better(a: Match, b: Match): number {
  return b.score - a.score || a.id - b.id;
}

/** A word of the query. */
interface Asked {
  readonly word: string;
  readonly stemmed: string;
  /** It occurs on no page, so it may be mistyped. */
  readonly unknown: boolean;
  /** One of the reader's own names, quoted in an error message. */
  readonly own: boolean;
  /** The reader may still be typing it. */
  readonly open: boolean;
}

function askedWords({ words, said }: Query, vocabulary: Vocabulary): Asked[] {
  return words.map((word, place) => ({
    word,
    stemmed: stem(word),
    unknown: vocabulary.family(word).length === 0,
    own: !said.includes(word),
    open: place === words.length - 1,
  }));
}

/** The factor a record gains from its wording. */
function likeness(asked: readonly Asked[], code: boolean, record: SearchRecord): number {
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

function subjectLikeness(
  meant: readonly string[],
  typed: string,
  subject: readonly string[],
): number {
  if (typed === subject.join(' ')) return INTRODUCTION * SAME_LETTERS;
  const isAbout = telling(meant).every((word) => subject.includes(word));
  return isAbout ? INTRODUCTION * nameLikeness(meant, subject) : 0;
}

function nameLikeness(asked: readonly string[], name: readonly string[]): number {
  if (asked.join(' ') === name.join(' ')) return SAME_WHEN_TYPED;
  if (sameMeaning(asked.join(' ')).includes(name.join(' '))) return SAME_MEANING;
  const wanted = telling(asked);
  const offered = telling(name);
  if (offered.join(' ') === wanted.join(' ')) return SAME_MEANING;
  if (offered.join(' ').startsWith(wanted.join(' '))) {
    const { least, whole } = BEGINNING;
    return least + (whole - least) * (wanted.length / offered.length);
  }
  const shared = wanted.filter((word) => offered.includes(word)).length;
  return 1 + shared / Math.max(1, wanted.length, offered.length);
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
