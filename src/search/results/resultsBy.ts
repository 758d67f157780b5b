import type { SearchResult } from './searchResult';

/** Results by what they have in common, in the order of the first of each. */
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
