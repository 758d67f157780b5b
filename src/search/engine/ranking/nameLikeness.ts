import { sameMeaning } from '../words/phrases';
import { telling } from './wording';

/** The factor for a name that is the query letter by letter. */
export const SAME_LETTERS = 9;
// The name is what the reader seems to be typing, or the query without stop words.
const SAME_WHEN_TYPED = 4;
const SAME_MEANING = 3;
// The name begins with the query: the more of it that is, the more.
const BEGINNING = { least: 1.5, whole: 2.1 };
// It ends with the query: "Project sharing" is about "share". With prepositions it is not: "Providers of SSO".
const END = 0.9;
// An introduction is about its subject more than the list of pages that bears the same name.
const INTRODUCTION = 1.2;

/** The factor a record gains from how its name resembles the words asked for, which are given as stems. */
export function nameLikeness(asked: readonly string[], name: readonly string[]): number {
  if (asked.join(' ') === name.join(' ')) return SAME_WHEN_TYPED;
  if (sameMeaning(asked.join(' ')).includes(name.join(' '))) return SAME_MEANING;
  const [wanted, offered] = [telling(asked), telling(name)];
  const [words, ofName] = [wanted.join(' '), offered.join(' ')];
  if (ofName === words) return SAME_MEANING;
  const covering = BEGINNING.least + share(wanted, name) * (BEGINNING.whole - BEGINNING.least);
  if (ofName.startsWith(words)) return covering;
  const shared = wanted.filter((word) => offered.includes(word)).length;
  const sharing = 1 + shared / Math.max(1, wanted.length, offered.length);
  const ends = offered.length === name.length && ofName.endsWith(` ${words}`);
  return ends ? Math.max(sharing, END * covering) : sharing;
}

function share(wanted: readonly string[], name: readonly string[]): number {
  return wanted.length / Math.max(1, name.length);
}

/** The same for the subject of an introduction; 0 if a word asked for is not part of it. */
export function subjectLikeness(
  meant: readonly string[],
  typed: string,
  subject: readonly string[],
): number {
  if (typed === subject.join(' ')) return INTRODUCTION * SAME_LETTERS;
  const isAbout = telling(meant).every((word) => subject.includes(word));
  return isAbout ? INTRODUCTION * nameLikeness(meant, subject) : 0;
}
