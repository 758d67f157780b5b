import { mkdtempSync, rmSync } from 'node:fs';
import { onPostBuild } from 'gatsby-plugin-algolia/gatsby-node';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliaPlugin } from '../../../src/build/search/algoliaPlugin';
import type { Environment } from '../../../src/build/search/algoliaKeys';
import type { DigestedRecord } from '../../../src/build/search/recordsQuery';
import { searchRecords } from '../../../src/build/search/searchRecords';
import type { SearchConfig } from '../../../src/model/config/siteConfig';
import { ADMIN_KEY, SEARCH_KEY, type AlgoliaServer } from '../../support/algoliaServer';

export const INDEX = 'learn';

export const search: SearchConfig = { searchPagePath: '/search', contextualSearch: true };

/** The environment variables of a site that is published to the fake server. */
export function keysOf({ host }: AlgoliaServer): Record<string, string> {
  return {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_KEY: ADMIN_KEY,
    GATSBY_ALGOLIA_APP_ID: 'APP',
    GATSBY_ALGOLIA_SEARCH_KEY: SEARCH_KEY,
    GATSBY_ALGOLIA_INDEX_NAME: INDEX,
    GATSBY_ALGOLIA_HOST: host,
    ALGOLIA_MINIMUM_RECORDS: '1',
  };
}

/** Records of pages with one section each, as the build makes them. */
export function recordsOf(texts: Readonly<Record<string, string>>): DigestedRecord[] {
  return Object.entries(texts).flatMap(([title, summary]) =>
    searchRecords({
      path: `/docs/${title.toLowerCase()}`,
      title,
      group: 'Docs',
      trail: ['Docs'],
      keywords: [],
      language: 'en',
      tag: 'docs-default-current',
      rank: 10,
      summary,
      sections: [],
    }),
  );
}

/** A site that keeps the plugin's cache between builds until it is cleaned. */
export class PushingSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'learn-push-'));
  readonly pushedFile = join(this.folder, 'pushedRecords.json');
  private cache = new Map<string, unknown>();

  /** Has the effect of `gatsby clean` on the plugin. */
  clean(): void {
    this.cache = new Map();
  }

  /** The end of a build: runs the real plugin. Rejects if the build would stop. */
  async push(
    records: readonly DigestedRecord[],
    env: Environment,
    options: { readonly chunkSize?: number } = {},
  ): Promise<void> {
    const plugin = algoliaPlugin(env, search, this.pushedFile);
    if (!plugin) throw new Error('There are no keys to push with.');
    const panic = (sentence: string, error?: Error) => {
      throw new Error(`${sentence}: ${error?.message ?? ''}`);
    };
    const activity = {
      start: () => undefined,
      end: () => undefined,
      setStatus: () => undefined,
      panicOnBuild: panic,
    };
    await onPostBuild(
      {
        graphql: () => Promise.resolve({ data: { allSearchRecord: { nodes: records } } }),
        cache: {
          get: (key) => Promise.resolve(this.cache.get(key)),
          set: (key, value) => Promise.resolve(void this.cache.set(key, value)),
        },
        reporter: { activityTimer: () => activity, panicOnBuild: panic },
      },
      { ...plugin.options, ...options },
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
