import { once } from '../data/once';
import { siteFrame } from '../data/siteFrame';
import { readStored } from '../data/storage';
import { OWN_SIDEBARS } from '../model/navigation/sidebarSections';
import { API_TAG, searchTag } from '../model/search/searchRecord';
import { SEARCH_MANIFEST } from '../model/search/searchStore';
import { shownVersion } from '../model/navigation/shownVersion';
import { DOCS_SET, storageKeys } from '../model/reader/storageKeys';
import { configuredClient } from './configuredClient';
import { embeddedSearch } from './engine/worker/embeddedSearch';
import type { SearchClient } from './engine/contract';
import { hostedClient } from './hosted/hostedClient';
import { hostedSettings } from './hosted/hostedSettings';

/** The site's client for a reader of this sidebar: hosted if the site was built with its keys, otherwise embedded. */
export async function siteClient(sidebar?: string): Promise<SearchClient> {
  const { search, locales } = siteFrame;
  return configuredClient(await baseClient(), {
    search,
    locale: locales[0]?.code ?? 'en',
    tags: searchTags(sidebar),
  });
}

const baseClient = once(async (): Promise<SearchClient> => {
  const settings = hostedSettings(siteFrame.search);
  if (settings) return hostedClient(settings);
  const client = embeddedSearch(__PATH_PREFIX__ + SEARCH_MANIFEST);
  client.prepare();
  return client;
});

/** Of the docs, only the version that the reader is in or prefers; everything else is unversioned. */
function searchTags(sidebar: string | undefined): string[] {
  const preferred = readStored(storageKeys.docsPreferredVersion(DOCS_SET));
  const version = shownVersion(siteFrame.versions, sidebar, preferred);
  return ['default', searchTag(version?.sidebar ?? 'docs'), ...OWN_SIDEBARS, 'changelog', API_TAG];
}
