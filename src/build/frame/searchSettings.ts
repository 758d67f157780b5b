import type { SearchConfig } from '../../model/config/siteConfig';

/** The search settings for both readers and the build; the environment overrides the application and index of the file. */
export function searchSettings(
  search: SearchConfig,
  env: Readonly<Record<string, string | undefined>>,
): SearchConfig {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX_NAME: indexName } = env;
  return { ...search, ...(appId ? { appId } : {}), ...(indexName ? { indexName } : {}) };
}
