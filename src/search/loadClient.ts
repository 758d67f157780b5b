import { siteFrame } from '../data/siteFrame';
import type { SearchClient } from './engine/contract';

/** Name of the index that is searched; the embedded search has only one. */
export const indexName = siteFrame.search.indexName ?? 'learn';

/**
 * The client of the search that the site is built with, which finds what belongs to the docs version of this sidebar.
 * Nothing is fetched before the first call; after a failure the next one tries again.
 */
export async function loadClient(sidebar?: string): Promise<SearchClient> {
  const { siteClient } = await import('./siteClient');
  return siteClient(sidebar);
}
