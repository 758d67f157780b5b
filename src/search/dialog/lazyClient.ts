import type { SearchClient, SearchRequest } from '../engine/contract';
import { emptyResponse } from '../engine/emptyResponse';

/** A client that is fetched when it is first needed, and anew when that failed. */
export interface LazyClient extends SearchClient {
  /** Fetches the client before the first query, if it can be had. */
  prepare(): void;
}

/** A client that answers requests without a query by itself: nothing is fetched or asked for them. */
export function lazyClient(load: () => Promise<SearchClient>): LazyClient {
  let loading: Promise<SearchClient> | undefined;
  const client = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    prepare: () => void client().catch(() => undefined),
    async search(requests) {
      if (requests.every(isEmpty))
        return {
          results: requests.map(({ indexName, params }) => emptyResponse(indexName, params)),
        };
      return (await client()).search(requests);
    },
    passages: async (request) => (await client()).passages?.(request) ?? [],
    searchForFacetValues: async () => (await client()).searchForFacetValues(),
  };
}

const isEmpty = ({ params }: SearchRequest) => !params?.query?.trim();
