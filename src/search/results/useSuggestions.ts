import { useEffect, useState } from 'react';
import type { SearchClient } from '../engine/contract';
import { suggestions } from './suggestions';

/** Titles to search for where a query finds nothing; none while they are on their way, and none when they cannot be had. */
export function useSuggestions(
  client: SearchClient,
  indexName: string,
  query: string,
): readonly string[] {
  const [titles, setTitles] = useState<readonly string[]>([]);

  useEffect(() => {
    let current = true;
    suggestions(client, indexName, query).then(
      (found) => current && setTitles(found),
      // Readers who are told that there are no results need no error on top.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, indexName, query]);

  return titles;
}
