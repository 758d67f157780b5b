import type { SearchClient, SearchParams, SearchResponse } from '../engine/contract';

/** An answer with what it answers: InstantSearch pretends that it answers what is chosen now. */
export interface WatchedResponse extends SearchResponse {
  readonly asked?: SearchParams;
}

/**
 * A client whose failures are told to `tell` and not to InstantSearch, which would go back to the query before, so that
 * trying again would ask for that. Only the newest search counts: failures of older ones are ignored.
 */
export function watchedClient(client: SearchClient, tell: (failed: boolean) => void): SearchClient {
  let newest = 0;
  return {
    ...client,
    async search(requests) {
      newest += 1;
      const own = newest;
      try {
        const answer = await client.search(requests);
        if (own === newest) tell(false);
        const results = answer.results.map((result, index): WatchedResponse => {
          return { ...result, asked: requests[index]?.params };
        });
        return { results };
      } catch {
        if (own === newest) tell(true);
        // InstantSearch waits no longer for this answer when a newer one comes.
        return new Promise<never>(() => undefined);
      }
    },
  };
}
