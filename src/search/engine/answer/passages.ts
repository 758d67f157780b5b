import { groupedBy } from '../../../model/groupedBy';
import type { SearchRecord } from '../../../model/search/searchRecord';
import type { Found } from '../engine';
import type { Query, QueryPart } from '../query/query';
import { headingsOf } from '../ranking/recordParts';
import { isGoodHit } from './goodHit';
import { marksIn, partsOf } from './marks';
import { CELL_END, windows, type Piece } from './sentences';

/** Consecutive sentences of a record that may answer a question. */
export interface Passage {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
  readonly piece: Piece;
}

/** How distinctive a part of a query is: the fewer records contain it, the more. */
export type Worth = (part: QueryPart) => number;

const MOST = 3;
// How many of the best records are searched for passages.
const READ = 60;
// The share of the query that the sentences and the headings above them must cover.
const ENOUGH = 0.62;
// The share that the sentences alone must cover.
const ENOUGH_SAID = 0.4;
// How much a word counts that appears only in the headings.
const HEADED = 0.7;
// Penalty for each place further down the results.
const PLACE = 0.025;
// Penalty for each character.
const LENGTH = 0.0006;
// Penalty for each table cell boundary: sentences read better.
const CELL = 0.04;

/**
 * Up to three passages for a query that has no good hit, best first, each from a different page. They are cut from the
 * records verbatim; there are none if no sentence covers most of the query.
 */
export function passagesFor(query: Query, found: readonly Found[], worth: Worth): Passage[] {
  if (isGoodHit(query, found[0])) return [];
  const scored = found
    .slice(0, READ)
    .map((one, place) => bestPassage(one, place, query, worth))
    .filter((passage) => passage !== undefined)
    .sort((a, b) => b.score - a.score);
  const byPage = groupedBy(scored, ({ record }) => record.url_without_anchor);
  return [...byPage.values()].map(([best]) => best).slice(0, MOST);
}

function bestPassage(
  { record, terms }: Found,
  place: number,
  query: Query,
  worth: Worth,
): (Passage & { readonly score: number }) | undefined {
  const known = new Set(terms);
  const parts = (marks: readonly { term: string }[]) =>
    new Set(marks.flatMap(({ term }) => partsOf(term, query)));
  const whole = sum(query.parts, worth);
  const share = (some: Iterable<QueryPart>) => sum([...some], worth) / whole;
  // An upper bound: reading the record could not find more.
  if (share(parts(terms.map((term) => ({ term })))) < ENOUGH) return undefined;
  const headings = [record.hierarchy.lvl1, ...headingsOf(record)].join(' | ');
  const above = parts(marksIn(headings, known, query));
  const marks = marksIn(record.content, known, query);
  let best: { piece: Piece; score: number } | undefined;
  for (const piece of windows(record.content)) {
    const said = parts(marks.filter(({ start, end }) => start >= piece.start && end <= piece.end));
    const inText = share(said);
    const inHeadings = share([...above].filter((part) => !said.has(part)));
    if (said.size < 2 || inText < ENOUGH_SAID || inText + inHeadings < ENOUGH) continue;
    const effort = effortOf(record.content.slice(piece.start, piece.end));
    const score = inText + HEADED * inHeadings - effort - PLACE * place;
    if (!best || score > best.score) best = { piece, score };
  }
  return best && { record, terms, ...best };
}

/** What reading a text costs. */
function effortOf(text: string): number {
  return LENGTH * text.length + CELL * (text.split(CELL_END).length - 1);
}

function sum(parts: readonly QueryPart[], worth: Worth): number {
  return parts.reduce((all, part) => all + worth(part), 0);
}
