import { siteFrame } from '../data/siteFrame';

/**
 * The address of the page with all results for a query.
 *
 * @example searchAddress('time zones') // => '/search?q=time+zones'
 */
export function searchAddress(query: string): string {
  return `${siteFrame.search.searchPagePath}?${new URLSearchParams({ q: query }).toString()}`;
}
