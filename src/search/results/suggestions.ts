import type { SearchClient, SearchResponse } from '../engine/contract';
import { indexName } from '../loadClient';
import { textOf } from './searchResult';

const MOST = 3;
const MOST_REQUESTS = 4;
// More than needed, since several may be sections of one page.
const HITS = 10;

/**
 * Up to three page titles to suggest for a query without results, found by the beginnings of its words. Searching for a
 * title finds at least its own page.
 */
export async function suggestions(client: SearchClient, query: string): Promise<string[]> {
  const requests = shortened(query).map((shorter) => ({
    indexName,
    params: { query: shorter, hitsPerPage: HITS },
  }));
  if (requests.length === 0) return [];
  const { results } = await client.search(requests);
  return [...new Set(results.flatMap(titlesOf))].slice(0, MOST);
}

/** @example shortened('snowflaqe xy') // => ['snowfl', 'snow'] */
export function shortened(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 3);
  const beginnings = words.map((word) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6))));
  const all = [beginnings.join(' '), ...beginnings, ...beginnings.map((word) => word.slice(0, 4))];
  return [...new Set(all)].filter(Boolean).slice(0, MOST_REQUESTS);
}

function titlesOf({ hits }: SearchResponse): string[] {
  return hits.flatMap(({ hierarchy }) => textOf(hierarchy?.lvl1) || []);
}
