import type { SearchResponse } from '../engine/contract';

const MOST = 3;

/**
 * Names the words of the query that the results leave out because they occur nowhere on the site; empty if there are none.
 *
 * @example missingWords({ missing: ['xyzzy'] }) // => 'Not found: “xyzzy”'
 */
export function missingWords(results: object): string {
  const { missing = [] }: Pick<SearchResponse, 'missing'> = results;
  if (missing.length === 0) return '';
  const named = missing.slice(0, MOST).map((word) => `“${word}”`);
  const more = missing.length - named.length;
  return `Not found: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
