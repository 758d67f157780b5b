import { shownCount } from './shownCount';

// In characters. A pasted message would take a screen reader half a minute.
const LONGEST = 80;

/**
 * The number of results for a query in words, for readers and screen readers; of a long query, only its beginning.
 *
 * @example resultCount(12, 'sql') // => '12 results for “sql”'
 */
export function resultCount(count: number, query: string): string {
  const told = `for “${beginningOf(query)}”`;
  if (count === 0) return `No results ${told}`;
  return `${shownCount(count)} ${count === 1 ? 'result' : 'results'} ${told}`;
}

function beginningOf(query: string): string {
  const characters = Array.from(query);
  if (characters.length <= LONGEST) return query;
  return `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}

/**
 * The number of passages in words, appended to the number of results.
 *
 * @example passageCount(2) // => ', and 2 passages from the pages'
 */
export function passageCount(count: number): string {
  if (count === 0) return '';
  return `, and ${count} ${count === 1 ? 'passage' : 'passages'} from the pages`;
}
