import type { SearchClient } from '../engine/contract';

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
        return answer;
      } catch {
        if (own === newest) tell(true);
        // InstantSearch waits no longer for this answer when a newer one comes.
        return new Promise<never>(() => undefined);
      }
    },
  };
}
