import { siteFrame } from '../data/siteFrame';
import type { SearchClient } from './engine/contract';

/** Name of the index that is searched; the embedded search has only one. */
export const indexName = siteFrame.search.indexName ?? 'learn';

/**
 * Loads the site's search client, limited to the docs version of this sidebar. Nothing is fetched before the first call;
 * after a failure the next call tries again.
 */
export async function loadClient(sidebar?: string): Promise<SearchClient> {
  const { siteClient } = await import('./siteClient');
  return siteClient(sidebar);
}
