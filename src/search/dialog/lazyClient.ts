import { once } from '../../data/once';
import { askedOnly } from '../engine/askedOnly';
import type { SearchClient } from '../engine/contract';

/** A client that is fetched when it is first needed, and anew when that failed. */
export interface LazyClient extends SearchClient {
  /** Fetches the client before the first query, if it can be had. */
  prepare(): void;
}

/** A client that answers requests without a query by itself: nothing is fetched or asked for them. */
export function lazyClient(load: () => Promise<SearchClient>): LazyClient {
  const client = once(load);
  return {
    prepare: () => void client().catch(() => undefined),
    search: (requests) =>
      askedOnly(requests, async (asked) => (await (await client()).search(asked)).results),
    searchForFacetValues: async () => (await client()).searchForFacetValues(),
  };
}
