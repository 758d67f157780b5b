import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { SearchConfig } from '../../model/config/siteConfig';
import { algoliaDifferences } from './algoliaDifferences';
import { indexDigests, type Digests, type PushKeys } from './algoliaIndex';
import { algoliaKeys, type Environment } from './algoliaKeys';
import { algoliaLeaks } from './algoliaLeaks';
import { PUSHED_RECORDS } from './algoliaPlugin';

/** The settings of a publication; the optional ones are for tests. */
export interface Publication {
  readonly env: Environment;
  readonly search: SearchConfig;
  /** Publishes even if more than a fifth of the records would be removed from the index. */
  readonly allowFewer: boolean;
  /** Builds the site from scratch with these variables added, and returns whether the build succeeded. */
  readonly build: (variables: Readonly<Record<string, string>>) => boolean | Promise<boolean>;
  /** The file in which the build records what it pushes, and the folder it writes to. */
  readonly pushedFile?: string;
  readonly built?: string;
  /** How often the index is compared while it differs, and the milliseconds in between. */
  readonly attempts?: number;
  readonly pause?: number;
}

/** The share of an index's records that must remain, so that a broken build does not empty it. */
const LEAST_SHARE = 0.8;

/**
 * Builds the site, which pushes its records, then compares the server's records with them: the plugin reports success even
 * after pushing nothing. Resolves with a message, or rejects with one unless the index matches the site.
 */
export async function algoliaPublish({
  env,
  search,
  allowFewer,
  build,
  pushedFile = PUSHED_RECORDS,
  built = 'public',
  attempts = 5,
  pause = 3000,
}: Publication): Promise<string> {
  const keys = pushKeys(env, search);
  const before = Object.keys(await indexDigests(keys)).length;
  rmSync(pushedFile, { force: true });

  if (!(await build(leastRecords(before, allowFewer)))) {
    throw new Error(
      'The site could not be built and pushed, for the reason above; readers find the old records or a mix of old and new ones. Fix it and publish again.',
    );
  }
  if (!existsSync(pushedFile)) {
    throw new Error(
      'The build pushed nothing: gatsby-config.ts does not use algoliaPlugin. Add it to the plugins and publish again.',
    );
  }
  const [leak] = algoliaLeaks(keys.adminKey, built);
  if (leak) {
    throw new Error(
      `The admin key is in ${leak}, where every reader can see it. Do not deploy this build; create a new key and revoke this one.`,
    );
  }
  const site = JSON.parse(readFileSync(pushedFile, 'utf8')) as Digests;
  const differences = await lastingDifferences(site, keys, attempts, pause);
  if (differences.length > 0) {
    throw new Error(
      `The index ${keys.indexName} does not match the site. ${differences.join(' ')} Publish again; if that does not help, clear the index first.`,
    );
  }
  return `The index ${keys.indexName} matches the site (records: ${Object.keys(site).length}).`;
}

/** How the index still differs from the site at the last attempt: the service applies records with a delay. */
async function lastingDifferences(
  site: Digests,
  keys: PushKeys,
  attempts: number,
  pause: number,
): Promise<string[]> {
  const differences = algoliaDifferences(site, await indexDigests(keys));
  if (differences.length === 0 || attempts <= 1) return differences;
  await setTimeout(pause);
  return lastingDifferences(site, keys, attempts - 1, pause);
}

function pushKeys(env: Environment, search: SearchConfig): PushKeys {
  const keys = algoliaKeys(env, search);
  if (keys?.adminKey) return { ...keys, adminKey: keys.adminKey };
  throw new Error(
    'There are no keys to publish with. Set ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX_NAME.',
  );
}

function leastRecords(before: number, allowFewer: boolean): Readonly<Record<string, string>> {
  if (allowFewer) return { ALGOLIA_MINIMUM_RECORDS: '1' };
  if (before === 0) return {};
  return { ALGOLIA_MINIMUM_RECORDS: String(Math.ceil(before * LEAST_SHARE)) };
}
