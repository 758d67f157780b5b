import { searchedQuery } from '../searchedQuery';

/**
 * The search query in an address's query string.
 *
 * @example queryIn('?q=time+zones&from=mail') // => 'time zones'
 */
export function queryIn(search: string): string {
  return searchedQuery(new URLSearchParams(search).get('q') ?? '');
}

/**
 * The address with another query; its other parameters and its hash are kept. An empty query removes `q`.
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
