import type { SearchClient, SearchRequest } from '../engine/contract';

type Search = SearchClient['search'];

// In milliseconds. Fast typing is debounced; a slow typist sees results for every letter.
const REST = 150;

/**
 * Debounces a search on both edges: after a pause the next query is sent immediately; while the reader keeps typing, only
 * the newest one is sent, at the next pause.
 */
export function debounced(search: Search): Search {
  const rests = new Map<string, ReturnType<typeof setTimeout>>();

  return (requests) =>
    // A superseded query is never answered: InstantSearch waits for the newest only, and takes any answer as its own.
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

/** Groups searches that differ only in their query. Others, such as suggestions or more results, are debounced apart. */
function kindOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(requests.map((request) => ({ ...request.params, query: '' })));
}
