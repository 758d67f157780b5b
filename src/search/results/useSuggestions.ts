import { useEffect, useState } from 'react';
import type { SearchClient } from '../engine/contract';
import { suggestions } from './suggestions';

/** Titles to suggest for a query without results; empty while they load and if loading fails. */
export function useSuggestions(client: SearchClient, query: string): readonly string[] {
  const [titles, setTitles] = useState<readonly string[]>([]);

  useEffect(() => {
    let current = true;
    suggestions(client, query).then(
      (found) => current && setTitles(found),
      // Readers already see that there are no results; an error on top would not help.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, query]);

  return titles;
}
