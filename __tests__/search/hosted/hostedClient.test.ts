/** @jest-environment node */
import { configuredClient } from '../../../src/search/configuredClient';
import { hostedClient } from '../../../src/search/hosted/hostedClient';
import { hostedSettings } from '../../../src/search/hosted/hostedSettings';
import { recordsOf } from '../../build/search/algoliaPush';
import { algoliaServer, SEARCH_KEY, type AlgoliaServer } from '../../support/algoliaServer';

const records = recordsOf({
  Cells: 'Run a cell of SQL or Python.',
  Charts: 'Draw a chart from the result of a cell.',
  Schedules: 'Run a project every morning.',
});

let server: AlgoliaServer;

beforeEach(async () => {
  server = await algoliaServer();
  server.put('learn', records);
});

afterEach(() => {
  jest.restoreAllMocks();
  return server.stop();
});

/** A client for the test server, with the key from the environment. */
function client(searchKey = SEARCH_KEY) {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    GATSBY_ALGOLIA_SEARCH_KEY: searchKey,
    GATSBY_ALGOLIA_HOST: server.host,
  });
  const settings = hostedSettings({ appId: 'APP' });
  if (!settings) throw new Error('The search is not hosted.');
  return hostedClient(settings);
}

const request = (query: string) => ({ indexName: 'learn', params: { query, hitsPerPage: 2 } });

test('a query finds what was pushed', async () => {
  const { results } = await (await client()).search([request('charts')]);

  expect(results[0]?.hits.map(({ url }) => url)).toEqual(['/docs/charts']);
  expect(results[0]).toMatchObject({ index: 'learn', query: 'charts', nbHits: 1 });
});

test('several requests are sent as one message and answered in order', async () => {
  const { results } = await (await client()).search([request('charts'), request('morning')]);

  expect(results.map(({ hits }) => hits[0]?.url)).toEqual(['/docs/charts', '/docs/schedules']);
  expect(server.requests).toHaveLength(1);
});

test('typing a word sends two messages: the first letter, and the query after a pause', async () => {
  const asking = await client();
  const queries = ['c', 'ch', 'cha', 'char', 'charts'];
  const answers = queries.map((query) => asking.search([request(query)]));
  const { results } = await answers.at(-1)!;

  expect(results[0]?.query).toBe('charts');
  const asked = server.requests.map(({ body }) => body.requests);
  expect(asked).toMatchObject([[{ query: 'c' }], [{ query: 'charts' }]]);
});

test('the message has the index name, the parameters and the search key', async () => {
  const configured = configuredClient(await client(), {
    search: { searchPagePath: '/search', contextualSearch: true },
    locale: 'en',
    tags: ['docs-default-current', 'tutorials'],
  });
  await configured.search([request('cell')]);

  expect(server.requests).toEqual([
    {
      method: 'POST',
      path: '/1/indexes/*/queries',
      key: SEARCH_KEY,
      body: {
        requests: [
          {
            indexName: 'learn',
            query: 'cell',
            hitsPerPage: 2,
            facetFilters: [
              'language:en',
              ['docusaurus_tag:docs-default-current', 'docusaurus_tag:tutorials'],
            ],
          },
        ],
      },
    },
  ]);
});

test('an empty query sends no message', async () => {
  const configured = configuredClient(await client(), {
    search: { searchPagePath: '/search', contextualSearch: true },
    locale: 'en',
    tags: [],
  });
  await configured.search([request('')]);

  expect(server.requests).toEqual([]);
});

test('a wrong key rejects, and a later search with the right key succeeds', async () => {
  await expect((await client('wrong')).search([request('charts')])).rejects.toMatchObject({
    name: 'ApiError',
    status: 403,
  });
  await expect((await client()).search([request('charts')])).resolves.toBeDefined();
});

test('a server that is down rejects', async () => {
  const stopped = await client();
  await server.stop();

  await expect(stopped.search([request('charts')])).rejects.toMatchObject({ name: 'RetryError' });
});

test('a failed search succeeds once the server is back', async () => {
  const asking = await client();
  server.faults.status = () => 503;
  await expect(asking.search([request('charts')])).rejects.toMatchObject({ name: 'RetryError' });
  server.faults.status = undefined;

  const { results } = await asking.search([request('charts')]);
  expect(results[0]?.nbHits).toBe(1);
});
