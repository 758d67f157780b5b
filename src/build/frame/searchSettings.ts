import type { SearchConfig } from '../../model/siteConfig';

/** The settings of the search, in which the environment names the application and its index before the file does. */
export function searchSettings(
  search: SearchConfig,
  env: Readonly<Record<string, string | undefined>>,
): SearchConfig {
  const appId = env.GATSBY_ALGOLIA_APP_ID || env.ALGOLIA_APP_ID;
  const indexName = env.GATSBY_ALGOLIA_INDEX_NAME || env.ALGOLIA_INDEX_NAME;
  return { ...search, ...(appId ? { appId } : {}), ...(indexName ? { indexName } : {}) };
}
