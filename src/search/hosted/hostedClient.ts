import type { SearchClient, SearchResponse } from '../engine/contract';
import { debounced } from './debounced';

/** A server that answers in the place of the service. */
interface SearchHost {
  readonly url: string;
  readonly port: number;
  readonly protocol: 'http';
  readonly accept: 'readWrite';
}

export interface HostedSettings {
  readonly appId: string;
  /** May search and nothing else: every reader has it. */
  readonly searchKey: string;
  readonly hosts?: readonly SearchHost[];
}

/** A client for InstantSearch over the hosted service, whose code is loaded here. */
export async function hostedClient({
  appId,
  searchKey,
  hosts,
}: HostedSettings): Promise<SearchClient> {
  const { liteClient } = await import('algoliasearch/lite');
  const client = liteClient(appId, searchKey, hosts ? { hosts: [...hosts] } : {});
  type Requests = Parameters<typeof client.search>[0];

  return {
    search: debounced(async (requests) => {
      const { results } = await client.search(requests as unknown as Requests);
      return { results: results as unknown as readonly SearchResponse[] };
    }),
    searchForFacetValues: () =>
      Promise.reject(
        new Error(
          'This site does not search for facet values. List the values from a result instead.',
        ),
      ),
  };
}
