import { once } from '../../data/once';
import { skipEmptyQueries } from '../engine/skipEmptyQueries';
import type { SearchClient } from '../engine/contract';

/** A client that is fetched on first use, and again after a failure. */
export interface LazyClient extends SearchClient {
  /** Fetches the client ahead of the first query; a failure is ignored. */
  prepare(): void;
}

/** Wraps a client that is loaded on first use; requests without a query are answered without loading it. */
export function lazyClient(load: () => Promise<SearchClient>): LazyClient {
  const client = once(load);
  return {
    prepare: () => void client().catch(() => undefined),
    search: (requests) =>
      skipEmptyQueries(requests, async (asked) => (await (await client()).search(asked)).results),
  };
}
