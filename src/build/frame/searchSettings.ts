import type { SearchConfig } from '../../model/siteConfig';

/** The settings of the search for readers and build alike: the environment names the application and its index before the file does. */
export function searchSettings(
  search: SearchConfig,
  env: Readonly<Record<string, string | undefined>>,
): SearchConfig {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX_NAME: indexName } = env;
  return { ...search, ...(appId ? { appId } : {}), ...(indexName ? { indexName } : {}) };
}
