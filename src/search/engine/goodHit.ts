import type { Found } from './engine';
import { marksIn, matchedParts } from './marks';
import type { Query } from './query';
import { nameOf } from './recordParts';

const QUESTION =
  /^(?:how|can|could|where|why|what|which|who|when|should|does?|is|are|will|i|we|my) /;
// A query with fewer words is taken for the name of a thing.
const LONG = 5;

/** True for what reads like a question to somebody, and not like the name of a thing. */
function isQuestion({ words }: Query): boolean {
  return words.length >= LONG || (words.length > 2 && QUESTION.test(`${words.join(' ')} `));
}

/**
 * Whether the best hit answers a query by itself: it holds all of its words, and to a question also half of them in its
 * name, so that a reader sees from the name that this is it.
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
