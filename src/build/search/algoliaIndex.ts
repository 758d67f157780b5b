import { algoliasearch } from 'algoliasearch';
import type { AlgoliaKeys } from './algoliaKeys';

/** Digests of records by their ids. */
export type Digests = Readonly<Record<string, string>>;

/** The keys of the hosted search, including the one that may change its index. */
export type PushKeys = AlgoliaKeys & { readonly adminKey: string };

interface DigestHit {
  readonly internal?: { readonly contentDigest?: string };
}

/** The digests of the records on the server; empty if the index does not exist. Rejects with a message for the operator. */
export async function indexDigests(keys: PushKeys): Promise<Digests> {
  const { appId, adminKey, indexName, host } = keys;
  const client = algoliasearch(appId, adminKey, host ? { hosts: [localHost(host)] } : {});
  const digests: Record<string, string> = {};
  try {
    await client.browseObjects<DigestHit>({
      indexName,
      browseParams: { attributesToRetrieve: ['internal.contentDigest'], hitsPerPage: 1000 },
      aggregator: ({ hits }) => {
        for (const { objectID, internal } of hits)
          digests[objectID] = internal?.contentDigest ?? '';
      },
    });
  } catch (error) {
    const failure = error as Failure;
    if (failure.status === 404) return {};
    throw new Error(reason(keys, failure));
  }
  return digests;
}

type Failure = Error & { readonly status?: number };

function reason({ appId, indexName }: PushKeys, { name, status, message }: Failure): string {
  if (status === 403) {
    return `Algolia refused ALGOLIA_ADMIN_KEY for the index ${indexName} of the application ${appId}. Set it to a key that may browse and change this index.`;
  }
  if (name === 'RetryError') {
    return `Algolia could not be reached for the application ${appId}. Check the network and ALGOLIA_APP_ID.`;
  }
  return `Algolia did not return the contents of the index ${indexName}: ${message.replace(/\.$/, '')}. Fix that and publish again.`;
}

function localHost(host: string) {
  const [url = '', port] = host.split(':');
  return { url, port: Number(port), protocol: 'http', accept: 'readWrite' } as const;
}
