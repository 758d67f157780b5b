import type { SearchResult } from './searchResult';

/** Groups results by a key, ordered by the first result of each group. */
export function resultsBy(
  results: readonly SearchResult[],
  keyOf: (result: SearchResult) => string,
): Map<string, SearchResult[]> {
  const map = new Map<string, SearchResult[]>();
  for (const result of results) {
    const key = keyOf(result);
    map.set(key, [...(map.get(key) ?? []), result]);
  }
  return map;
}
