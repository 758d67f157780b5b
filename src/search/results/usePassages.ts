import { useEffect, useState } from 'react';
import type { SearchClient } from '../engine/contract';
import { searchParameters } from './searchParameters';
import { searchResult, type SearchResult } from './searchResult';

const NONE: readonly SearchResult[] = [];

/**
 * Passages from the docs for a query that has been answered without a good hit; none while they are on their way, when
 * they cannot be had, and when the search knows none.
 */
export function usePassages(
  client: SearchClient,
  indexName: string,
  query: string,
): readonly SearchResult[] {
  const [passages, setPassages] = useState({ query: '', results: NONE });

  useEffect(() => {
    let current = true;
    if (query !== '')
      client.passages?.({ indexName, params: { ...searchParameters, query } }).then(
        (hits) => current && setPassages({ query, results: hits.map(searchResult) }),
        // The results themselves tell when the search fails.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client, indexName, query]);

  return passages.query === query ? passages.results : NONE;
}
