import type { SearchResponse } from '../engine/contract';

const MOST = 3;

/**
 * Which words of the query the results leave out, since nothing on the site holds them; empty when there are none.
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
