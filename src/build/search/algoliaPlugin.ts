import { writeFileSync } from 'node:fs';
import type { SearchConfig } from '../../model/siteConfig';
import { algoliaKeys, type Environment } from './algoliaKeys';
import { algoliaRecords } from './algoliaRecords';
import { algoliaSettings } from './algoliaSettings';
import {
  SEARCH_RECORDS_QUERY,
  type DigestedRecord,
  type SearchRecordsResult,
} from './recordsQuery';

/** Where a build notes the digests of what it pushes, by id; `npm run search:publish` compares them with the server. */
export const PUSHED_RECORDS = '.cache/pushedRecords.json';

/** Fewer records than this are taken for a fault of the build, unless ALGOLIA_MINIMUM_RECORDS says otherwise. */
const LEAST_RECORDS = 100;

/**
 * The entry of gatsby-config that pushes the records to the hosted search, or null when the environment has no keys to push
 * with. Never a dry run: the plugin would note as pushed what it has not pushed.
 */
export function algoliaPlugin(env: Environment, search: SearchConfig, noted = PUSHED_RECORDS) {
  const keys = algoliaKeys(env, search);
  if (!keys?.adminKey) return null;

  const least = leastRecords(env.ALGOLIA_MINIMUM_RECORDS);
  const transformer = (result: SearchRecordsResult): DigestedRecord[] => {
    const records = algoliaRecords(result, least);
    writeFileSync(noted, JSON.stringify(digests(records)));
    return records;
  };
  return {
    resolve: 'gatsby-plugin-algolia',
    options: {
      appId: keys.appId,
      apiKey: keys.adminKey,
      indexName: keys.indexName,
      chunkSize: 1000,
      settings: algoliaSettings,
      queries: [{ query: SEARCH_RECORDS_QUERY, transformer }],
      ...(keys.host ? { algoliasearchOptions: localOptions(keys.host) } : {}),
    },
  };
}

/** What keeps the hosted search from being used as the environment asks for it, in a sentence. */
export function algoliaProblem(env: Environment, search: SearchConfig): string | undefined {
  try {
    algoliaPlugin(env, search);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function leastRecords(asked: string | undefined): number {
  const least = Number(asked || LEAST_RECORDS);
  if (Number.isInteger(least) && least > 0) return least;
  throw new Error(
    `ALGOLIA_MINIMUM_RECORDS is "${asked}". Set it to the least number of records to push, from 1, or unset it.`,
  );
}

function digests(records: readonly DigestedRecord[]): Record<string, string> {
  return Object.fromEntries(
    records.map(({ objectID, internal }) => [objectID, internal.contentDigest]),
  );
}

// The plugin's client wants all three times, in seconds; 3 is for reading and writing.
function localOptions(host: string) {
  return {
    hosts: [{ url: host, protocol: 'http', accept: 3 }],
    timeouts: { connect: 2, read: 5, write: 30 },
  };
}
