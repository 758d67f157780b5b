import type { SearchClient, SearchParams, SearchResponse } from '../engine/contract';

/** A response with the parameters it answers: InstantSearch pretends that it answers the current ones. */
export interface WatchedResponse extends SearchResponse {
  readonly asked?: SearchParams;
}

/**
 * A client that reports failures to `report` instead of InstantSearch, which would revert to the previous query, so that
 * a retry would repeat that one. Only the newest search counts: failures of older ones are ignored.
 */
export function watchedClient(
  client: SearchClient,
  report: (failed: boolean) => void,
): SearchClient {
  let newest = 0;
  return {
    ...client,
    async search(requests) {
      newest += 1;
      const own = newest;
      try {
        const answer = await client.search(requests);
        if (own === newest) report(false);
        const results = answer.results.map((result, index): WatchedResponse => {
          return { ...result, asked: requests[index]?.params };
        });
        return { results };
      } catch {
        if (own === newest) report(true);
        // InstantSearch stops waiting for this answer when a newer one arrives.
        return new Promise<never>(() => undefined);
      }
    },
  };
}
