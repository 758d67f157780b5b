import { siteFrame } from '../../src/data/siteFrame';
import type { SearchClient } from '../../src/search/engine/contract';
import { embeddedSearch } from '../../src/search/engine/worker/embeddedSearch';
import { emptyResponse } from '../../src/search/engine/emptyResponse';
import { hostedClient } from '../../src/search/hosted/hostedClient';
import { hostedSettings } from '../../src/search/hosted/hostedSettings';
import type * as SiteClient from '../../src/search/siteClient';

jest.mock('../../src/search/engine/worker/embeddedSearch');
jest.mock('../../src/search/hosted/hostedClient');
jest.mock('../../src/search/hosted/hostedSettings');

const search = jest.fn<ReturnType<SearchClient['search']>, Parameters<SearchClient['search']>>(
  (requests) =>
    Promise.resolve({ results: requests.map(({ indexName }) => emptyResponse(indexName)) }),
);
const prepare = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(embeddedSearch).mockReturnValue({ search, prepare });
  jest.mocked(hostedClient).mockResolvedValue({ search });
  jest.mocked(hostedSettings).mockReturnValue(undefined);
});

/** A fresh copy of the module, as after a page load. */
async function fresh() {
  let module!: typeof SiteClient;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../src/search/engine/worker/embeddedSearch', () => ({ embeddedSearch }));
    jest.doMock('../../src/search/hosted/hostedClient', () => ({ hostedClient }));
    jest.doMock('../../src/search/hosted/hostedSettings', () => ({ hostedSettings }));
    module = await import('../../src/search/siteClient');
  });
  return module.siteClient;
}

test('without keys the search is embedded, and its records are fetched immediately', async () => {
  const siteClient = await fresh();
  await siteClient('docs');
  await siteClient('tutorials');

  expect(jest.mocked(embeddedSearch).mock.calls).toEqual([['/search/manifest.json']]);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(hostedClient).not.toHaveBeenCalled();
});

test('with keys it is hosted', async () => {
  jest.mocked(hostedSettings).mockReturnValue({ appId: 'APP', searchKey: 'search' });
  await (
    await fresh()
  )();

  expect(hostedClient).toHaveBeenCalledWith({ appId: 'APP', searchKey: 'search' });
  expect(embeddedSearch).not.toHaveBeenCalled();
});

test('a client that failed to load is loaded again', async () => {
  jest.mocked(hostedSettings).mockReturnValue({ appId: 'APP', searchKey: 'search' });
  jest.mocked(hostedClient).mockRejectedValueOnce(new Error('Offline.'));
  const siteClient = await fresh();

  await expect(siteClient()).rejects.toThrow('Offline.');
  await expect(siteClient()).resolves.toBeDefined();
});

test('every query filters by the site’s language and by the tags within the reader’s reach', async () => {
  const client = await (await fresh())('docs');
  await client.search([{ indexName: 'learn', params: { query: 'sql' } }]);

  const { facetFilters } = search.mock.calls[0]?.[0][0]?.params ?? {};
  expect(siteFrame.search.contextualSearch).toBe(true);
  expect(facetFilters).toEqual([
    'language:en',
    ['default', 'docs-default-current', 'tutorials', 'changelog', 'api'].map(
      (tag) => `docusaurus_tag:${tag}`,
    ),
  ]);
});
