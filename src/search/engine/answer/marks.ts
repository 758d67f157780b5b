import { editDistance } from '../../../model/nearest';
import { memo } from '../memo';
import { isTypingError } from '../words/nearSpellings';
import { phraseTerm, sameMeaning } from '../words/phrases';
import type { Query, QueryPart } from '../query/query';
import { stem } from '../words/stem';
import { termsOf } from '../words/terms';

/** A range of a text that matches a query. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

// The same texts come up again and again while a reader types.
const readTerms = memo(termsOf, 400);

/**
 * The ranges of a text that match one of the terms, in order and without overlaps. Of a word that the reader is still
 * typing, only the typed part is marked.
 */
export function marksIn(text: string, terms: ReadonlySet<string>, { parts }: Query): Mark[] {
  const typing = parts.find(({ open }) => open)?.words[0];
  const marks: Mark[] = [];
  for (const { text: term, start, end } of readTerms(text)) {
    if (!terms.has(term)) continue;
    const open = typing !== undefined && end - start === term.length && term.startsWith(typing);
    const mark = { start, end: open ? start + typing.length : end, term };
    const last = marks.at(-1);
    // A phrase overlaps the word it begins with: the longer match wins.
    if (last && start < last.end) marks[marks.length - 1] = mark.end > last.end ? mark : last;
    else marks.push(mark);
  }
  return marks;
}

/** The parts of a query that the marks match. */
export function matchedParts(marks: readonly Mark[], query: Query): QueryPart[] {
  const matched = new Set(marks.flatMap(({ term }) => partsOf(term, query)));
  return query.parts.filter((part) => matched.has(part));
}

// The results of a query have the same terms again and again.
const known = new WeakMap<Query, Map<string, readonly QueryPart[]>>();

/** The parts of a query that a term matches. */
export function partsOf(term: string, query: Query): readonly QueryPart[] {
  const ofQuery = known.get(query) ?? new Map<string, readonly QueryPart[]>();
  known.set(query, ofQuery);
  const parts = ofQuery.get(term) ?? query.parts.filter((part) => answersTo(term, part));
  ofQuery.set(term, parts);
  return parts;
}

function answersTo(term: string, { words, phrase = '', open }: QueryPart): boolean {
  const [word = ''] = words;
  if (stem(term) === stem(word) || (open && term.startsWith(word))) return true;
  const ofPhrase = term.startsWith('+') ? term.slice(1).split(' ') : [];
  if (ofPhrase.some((one) => one === stem(word) || isTypingError(stem(word), one))) return true;
  const meant = sameMeaning(phrase);
  if (meant.some((other) => other === stem(term) || phraseTerm(other) === term)) return true;
  // Two words written as one, or one as two; then a typing error.
  const [shorter = '', longer = ''] = [term, word].sort((a, b) => a.length - b.length);
  if (shorter.length < 3) return false;
  if (longer.startsWith(shorter) || longer.endsWith(shorter)) return true;
  return longer.length - shorter.length <= 2 && editDistance(term, word) <= 2;
}
