import type { Found } from './engine';
import { marksIn, matchedParts } from './marks';
import type { Query } from './query';
import { nameOf } from './recordParts';

const QUESTION =
  /^(?:how|can|could|where|why|what|which|who|when|should|does?|is|are|will|i|we|my) /;
// A query with fewer words is treated as a name.
const LONG = 5;

/** True if the query reads like a question rather than a name. */
function isQuestion({ words }: Query): boolean {
  return words.length >= LONG || (words.length > 2 && QUESTION.test(`${words.join(' ')} `));
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
