import { writeFileSync } from 'node:fs';
import type { SearchConfig } from '../../model/config/siteConfig';
import { algoliaKeys, type Environment } from './algoliaKeys';
import { algoliaRecords } from './algoliaRecords';
import { algoliaSettings } from './algoliaSettings';
import {
  SEARCH_RECORDS_QUERY,
  type DigestedRecord,
  type SearchRecordsResult,
} from './recordsQuery';

/** The digests of the records that a build has pushed, by id; `npm run search:publish` compares the server with this file. */
export const PUSHED_RECORDS = '.cache/pushedRecords.json';

/** Fewer records than this are treated as a mistake of the build, unless ALGOLIA_MINIMUM_RECORDS says otherwise. */
const LEAST_RECORDS = 100;

/**
 * The gatsby-config entry that pushes the records to the hosted search, or null if the environment has no keys for pushing.
 * It never sets `dryRun`, with which the plugin would record as pushed what it has not pushed.
 */
export function algoliaPlugin(env: Environment, search: SearchConfig, pushedFile = PUSHED_RECORDS) {
  const keys = algoliaKeys(env, search);
  if (!keys?.adminKey) return null;

  const least = leastRecords(env.ALGOLIA_MINIMUM_RECORDS);
  const transformer = (result: SearchRecordsResult): DigestedRecord[] => {
    const records = algoliaRecords(result, least);
    writeFileSync(pushedFile, JSON.stringify(digests(records)));
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

/** A message saying why the hosted search cannot be set up from the environment; undefined if it can. */
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
    `ALGOLIA_MINIMUM_RECORDS is "${asked}". Set it to the smallest number of records to push, at least 1, or unset it.`,
  );
}

function digests(records: readonly DigestedRecord[]): Record<string, string> {
  return Object.fromEntries(
    records.map(({ objectID, internal }) => [objectID, internal.contentDigest]),
  );
}

// The plugin's client requires all three timeouts, in seconds; `accept: 3` means reading and writing.
function localOptions(host: string) {
  return {
    hosts: [{ url: host, protocol: 'http', accept: 3 }],
    timeouts: { connect: 2, read: 5, write: 30 },
  };
}
