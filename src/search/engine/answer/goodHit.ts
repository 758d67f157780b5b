import type { Answered, Found } from '../engine';
import type { Query } from '../query/query';
import { nameOf } from '../ranking/recordParts';
import { marksIn, matchedParts } from './marks';
import type { Passage } from './passages';

const QUESTION =
  /^(?:how|can|could|where|why|what|which|who|when|should|do|does|is|are|will|i|we|my) /;
// A query with fewer words is treated as a name.
const LONG = 5;
// A question with at least this many words is answered better by a sentence of the docs than by a name.
const LONG_QUESTION = 8;

/** True if the query reads like a question rather than a name. */
function isQuestion({ words }: Query): boolean {
  return words.length >= LONG || (words.length > 2 && asks(words));
}

function asks(words: Query['words']): boolean {
  return QUESTION.test(`${words.join(' ')} `);
}

/**
 * Whether the best hit answers a query on its own: it contains all words of the query and, for a question, at least half
 * of them in its title or heading, so that readers recognize it by name.
 */
export function isGoodHit(query: Query, best: Found | undefined): boolean {
  if (query.parts.length < 2) return true;
  if (!best?.whole) return false;
  if (!isQuestion(query)) return true;
  const { record, terms } = best;
  const names = `${record.hierarchy.lvl1} ${nameOf(record)}`;
  const named = matchedParts(marksIn(names, new Set(terms), query), query);
  return named.length * 2 >= query.parts.length;
}

/**
 * True if the best passage is a better first answer than the best hit: it is on the same page, or the query is a long
 * question.
 */
export function isFirstAnswer({ query, found }: Answered, passage: Passage | undefined): boolean {
  if (!passage) return false;
  const { url_without_anchor: page } = passage.record;
  if (page === found[0]?.record.url_without_anchor) return true;
  return query.words.length >= LONG_QUESTION && asks(query.words);
}
