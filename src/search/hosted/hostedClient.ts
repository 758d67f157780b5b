import type { SearchClient, SearchResponse } from '../engine/contract';
import { debounced } from './debounced';

/** A server that stands in for the service. */
interface SearchHost {
  readonly url: string;
  readonly port: number;
  readonly protocol: 'http';
  readonly accept: 'readWrite';
}

export interface HostedSettings {
  readonly appId: string;
  /** Must allow searching only, since every reader gets it. */
  readonly searchKey: string;
  readonly hosts?: readonly SearchHost[];
}

/** Loads the hosted service's client and adapts it to InstantSearch. */
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
  };
}
