import { shownCount } from './shownCount';

/**
 * The number of results for a query in words, for readers and screen readers.
 *
 * @example resultCount(12, 'sql') // => '12 results for “sql”'
 */
export function resultCount(count: number, query: string): string {
  if (count === 0) return `No results for “${query}”`;
  return `${shownCount(count)} ${count === 1 ? 'result' : 'results'} for “${query}”`;
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
