import { algoliasearch } from 'algoliasearch';
import { algoliaDifferences } from '../../src/build/search/algoliaDifferences';
import { indexDigests } from '../../src/build/search/algoliaIndex';
import { algoliaKeys } from '../../src/build/search/algoliaKeys';
import { configuredClient } from '../../src/search/configuredClient';
import { hostedClient } from '../../src/search/hosted/hostedClient';
import { PushingSite, recordsOf, search } from '../build/search/algoliaPush';

// The service is remote, and takes a while to index what was pushed.
jest.setTimeout(120_000);

const records = recordsOf({
  Cells: 'Run a cell of SQL or Python.',
  Charts: 'Draw a chart from the result of a cell.',
  Schedules: 'Run a project every morning.',
});
const indexName = `learn_live_test_${Date.now()}`;
const env = {
  ...process.env,
  GATSBY_ALGOLIA_INDEX_NAME: indexName,
  GATSBY_ALGOLIA_HOST: '',
  ALGOLIA_MINIMUM_RECORDS: '1',
};
const site = new PushingSite();

function liveKeys() {
  const keys = algoliaKeys(env, search);
  if (keys?.adminKey) return { ...keys, adminKey: keys.adminKey };
  throw new Error(
    'The live test needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY. Set them to those of an account to test with.',
  );
}

async function found(query: string, searchKey = liveKeys().searchKey) {
  const client = configuredClient(await hostedClient({ appId: liveKeys().appId, searchKey }), {
    search,
    locale: 'en',
    tags: ['docs-default-current'],
  });
  const { results } = await client.search([{ indexName, params: { query } }]);
  return results[0]!;
}

beforeAll(async () => {
  liveKeys();
  await site.push(records, env);
});

afterAll(async () => {
  site.remove();
  const { appId, adminKey } = liveKeys();
  await algoliasearch(appId, adminKey).deleteIndex({ indexName });
});

test('the account has the records that were pushed', async () => {
  const pushed = Object.fromEntries(
    records.map(({ objectID, internal }) => [objectID, internal.contentDigest]),
  );

  expect(algoliaDifferences(pushed, await indexDigests(liveKeys()))).toEqual([]);
});

test('the account responds with hits in the format the interface reads', async () => {
  const { hits, nbHits } = await found('charts');

  expect(nbHits).toBe(1);
  expect(hits[0]).toMatchObject({
    objectID: '/docs/charts#~0',
    url: '/docs/charts',
    hierarchy: { lvl0: 'Docs', lvl1: 'Charts' },
    trail: ['Docs'],
    content: 'Draw a chart from the result of a cell.',
  });
  expect(hits[0]?._highlightResult.hierarchy?.lvl1?.matchLevel).toBe('full');
  expect(hits[0]?._snippetResult.content?.value).toContain('chart');
  expect(hits[0]).not.toHaveProperty('internal');
});

test('a push of fewer records removes the others', async () => {
  await site.push(records.slice(1), env);

  expect(Object.keys(await indexDigests(liveKeys())).sort()).toEqual([
    '/docs/charts#~0',
    '/docs/schedules#~0',
  ]);
});

test('the account rejects a wrong key', async () => {
  await expect(found('charts', 'wrong')).rejects.toMatchObject({ status: 403 });
});
