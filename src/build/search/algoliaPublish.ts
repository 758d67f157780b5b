import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { SearchConfig } from '../../model/siteConfig';
import { algoliaDifferences } from './algoliaDifferences';
import { indexDigests, type Digests, type PushKeys } from './algoliaIndex';
import { algoliaKeys, type Environment } from './algoliaKeys';
import { algoliaLeaks } from './algoliaLeaks';
import { PUSHED_RECORDS } from './algoliaPlugin';

/** What a publication needs; what may be left out is for tests. */
export interface Publication {
  readonly env: Environment;
  readonly search: SearchConfig;
  /** Publishes even if more than a fifth of the records of the index go. */
  readonly allowFewer: boolean;
  /** Builds the site from nothing, with these variables added, and tells whether that went well. */
  readonly build: (variables: Readonly<Record<string, string>>) => boolean | Promise<boolean>;
  /** Where the build notes what it pushes, and what it makes. */
  readonly noted?: string;
  readonly built?: string;
  /** How often the index is asked while it differs, and the milliseconds in between. */
  readonly attempts?: number;
  readonly pause?: number;
}

/** The share of the records of an index that must be left, so that a broken build does not empty it. */
const LEAST_SHARE = 0.8;

/**
 * Builds the site, which pushes its records, then asks the server what it has: the plugin reports success even after
 * pushing nothing. Resolves with a sentence, and rejects with one unless the index is that of the site.
 */
export async function algoliaPublish({
  env,
  search,
  allowFewer,
  build,
  noted = PUSHED_RECORDS,
  built = 'public',
  attempts = 5,
  pause = 3000,
}: Publication): Promise<string> {
  const keys = pushKeys(env, search);
  const before = Object.keys(await indexDigests(keys)).length;
  rmSync(noted, { force: true });

  if (!(await build(leastRecords(before, allowFewer)))) {
    throw new Error(
      'The site could not be built and pushed, for the reason above; readers find what the index had before, or a part of both. Mend it and publish again.',
    );
  }
  if (!existsSync(noted)) {
    throw new Error(
      'The build pushed nothing: gatsby-config.ts does not use algoliaPlugin. Add it to the plugins and publish again.',
    );
  }
  const [leak] = algoliaLeaks(keys.adminKey, built);
  if (leak) {
    throw new Error(
      `The admin key stands in ${leak}, where every reader can see it. Do not deploy this build; make a new key and revoke this one.`,
    );
  }
  const site = JSON.parse(readFileSync(noted, 'utf8')) as Digests;
  let differences = algoliaDifferences(site, await indexDigests(keys));
  for (let attempt = 1; attempt < attempts && differences.length > 0; attempt += 1) {
    await setTimeout(pause);
    differences = algoliaDifferences(site, await indexDigests(keys));
  }
  if (differences.length > 0) {
    throw new Error(
      `The index ${keys.indexName} is not that of the site. ${differences.join(' ')} Publish again; if that does not help, clear the index first.`,
    );
  }
  return `The index ${keys.indexName} is that of the site (records: ${Object.keys(site).length}).`;
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
