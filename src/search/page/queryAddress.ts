/** More than this is not searched for; the hosted service refuses it. */
export const LONGEST_QUERY = 512;

/**
 * What is searched for when this was typed.
 *
 * @example searchedQuery('  sql ') // => 'sql'
 */
export function searchedQuery(typed: string): string {
  // The cut may go through a sign that counts as two.
  return typed
    .trim()
    .slice(0, LONGEST_QUERY)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/**
 * The query of an address, by what follows its question mark.
 *
 * @example queryIn('?q=time+zones&from=mail') // => 'time zones'
 */
export function queryIn(search: string): string {
  return searchedQuery(new URLSearchParams(search).get('q') ?? '');
}

/**
 * The same address with another query: its other parameters and its hash stay as they are. Without a query it has no `q`.
 *
 * @example withQuery('https://a.b/search?from=mail#top', 'sql') // => 'https://a.b/search?from=mail&q=sql#top'
 */
export function withQuery(address: string, query: string): string {
  const url = new URL(address);
  const pairs = url.search.slice(1).split('&').filter(Boolean);
  const place = pairs.findIndex(isQuery);
  const others = pairs.filter((pair) => !isQuery(pair));
  const own = query === '' ? [] : [new URLSearchParams({ q: query }).toString()];
  others.splice(place < 0 ? others.length : place, 0, ...own);
  url.search = others.join('&');
  return url.href;
}

function isQuery(pair: string): boolean {
  return new URLSearchParams(pair).has('q');
}
