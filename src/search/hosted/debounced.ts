import type { SearchClient, SearchRequest } from '../engine/contract';

type Search = SearchClient['search'];

// In milliseconds. Fast typing is held back; a slow typist sees results for every letter.
const REST = 150;

/**
 * A search that does not ask at every letter: after a rest it asks at once; while the reader types on, it asks for the
 * newest query alone, at the next rest.
 */
export function debounced(search: Search): Search {
  const rests = new Map<string, ReturnType<typeof setTimeout>>();

  return (requests) =>
    // A query that gave way is never answered: InstantSearch waits for the newest only, and would take any answer for its own.
    new Promise((resolve) => {
      const kind = kindOf(requests);
      const waits = rests.has(kind);
      const ask = () => resolve(search(requests));
      const rested = () => {
        rests.delete(kind);
        if (waits) ask();
      };
      clearTimeout(rests.get(kind));
      rests.set(kind, setTimeout(rested, REST));
      if (!waits) ask();
    });
}

/** Searches of one kind differ in their query only. Those of another are wanted as well: suggestions, or more results. */
function kindOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(requests.map((request) => ({ ...request.params, query: '' })));
}
