/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { algoliaDifferences } from '../../../src/build/search/algoliaDifferences';
import { indexDigests, type Digests } from '../../../src/build/search/algoliaIndex';
import type { DigestedRecord } from '../../../src/build/search/recordsQuery';
import { algoliaSettings } from '../../../src/build/search/algoliaSettings';
import { hostedClient } from '../../../src/search/hosted/hostedClient';
import {
  ADMIN_KEY,
  SEARCH_KEY,
  algoliaServer,
  type AlgoliaServer,
} from '../../support/algoliaServer';
import { INDEX, keysOf, PushingSite, recordsOf } from './algoliaPush';

const texts = {
  Cells: 'Run a cell.',
  Charts: 'Draw a chart.',
  Inputs: 'Ask the reader.',
  Schedules: 'Run every morning.',
};
const records = recordsOf(texts);
const edited = recordsOf({ ...texts, Charts: 'Draw a map.' });

let server: AlgoliaServer;
let site: PushingSite;

beforeEach(async () => {
  server = await algoliaServer();
  site = new PushingSite();
});

afterEach(() => {
  site.remove();
  return server.stop();
});

const push = (some: readonly DigestedRecord[], more: Record<string, string> = {}) =>
  site.push(some, { ...keysOf(server), ...more });

/** The differences that the check of a publication finds after the last push. */
async function differences(): Promise<string[]> {
  const { host } = server;
  const keys = { appId: 'APP', searchKey: SEARCH_KEY, adminKey: ADMIN_KEY, indexName: INDEX, host };
  const pushed = JSON.parse(readFileSync(site.pushedFile, 'utf8')) as Digests;
  return algoliaDifferences(pushed, await indexDigests(keys));
}

/** The changes of records that reached the server since the last call, as ids by action. */
function changes(): (readonly [action: string, id: string])[] {
  const batches = server.requests.splice(0).filter(({ path }) => path.endsWith('/batch'));
  return batches.flatMap(({ body }) =>
    (body.requests as { action: string; body: { objectID: string } }[]).map(
      ({ action, body: { objectID } }) => [action, objectID] as const,
    ),
  );
}

test('the first push sends every record unchanged, and the settings', async () => {
  await push(records);

  expect([...server.records(INDEX).values()]).toEqual(records);
  expect(server.settings(INDEX)).toEqual(algoliaSettings);
  expect(await differences()).toEqual([]);
});

test('pushed records are found with the search key, without the digests of the build', async () => {
  await push(records);
  const [url = '', port] = server.host.split(':');
  const hosts = [{ url, port: Number(port), protocol: 'http', accept: 'readWrite' }] as const;
  const client = await hostedClient({ appId: 'APP', searchKey: SEARCH_KEY, hosts });
  const { results } = await client.search([{ indexName: INDEX, params: { query: 'chart' } }]);
  const [hit] = results[0]?.hits ?? [];

  expect(hit).toMatchObject({
    url: '/docs/charts',
    trail: ['Docs'],
    content: 'Draw a chart.',
    _highlightResult: { hierarchy: { lvl1: { matchLevel: 'full' } } },
    _snippetResult: { content: { matchLevel: 'full' } },
  });
  expect(hit).not.toHaveProperty('internal');
});

test('every request of a push has the admin key', async () => {
  await push(records);

  expect(new Set(server.requests.map(({ key }) => key))).toEqual(new Set([ADMIN_KEY]));
});

test('a push of the same records changes nothing', async () => {
  await push(records);
  changes();
  await push(records);

  expect(changes()).toEqual([]);
  expect(await differences()).toEqual([]);
});

test('a push after one record was edited changes only that one', async () => {
  await push(records);
  changes();
  await push(edited);

  expect(changes()).toEqual([['updateObject', '/docs/charts#~0']]);
  expect(server.records(INDEX).get('/docs/charts#~0')).toEqual(edited[1]);
  expect(await differences()).toEqual([]);
});

test('a push after one record was deleted deletes it', async () => {
  await push(records);
  changes();
  await push(records.slice(1));

  expect(changes()).toEqual([['deleteObject', '/docs/cells#~0']]);
  expect(await differences()).toEqual([]);
});

test('a push of a cleaned site changes only what differs from the server', async () => {
  await push(records);
  changes();
  site.clean();
  await push(edited.slice(1));

  expect(changes()).toEqual([
    ['updateObject', '/docs/charts#~0'],
    ['deleteObject', '/docs/cells#~0'],
  ]);
  expect(await differences()).toEqual([]);
});

test('too few records stop the push, and the index stays', async () => {
  await push(records);
  const few = push([], { ALGOLIA_MINIMUM_RECORDS: '4' });

  await expect(few).rejects.toThrow(
    'failed to index to Algolia: The site has 0 search records, but at least 4 are expected, so nothing was pushed.',
  );
  expect(server.records(INDEX).size).toBe(4);
});

test('a wrong key stops the push, and the index stays', async () => {
  await push(records);
  const refused = push(edited, { ALGOLIA_ADMIN_KEY: 'wrong' });

  await expect(refused).rejects.toThrow('Invalid Application-ID or API key');
  expect(server.records(INDEX).get('/docs/charts#~0')).toEqual(records[1]);
});

test('a search key cannot push', async () => {
  const refused = push(records, {
    ALGOLIA_ADMIN_KEY: SEARCH_KEY,
    GATSBY_ALGOLIA_SEARCH_KEY: 'another',
  });

  await expect(refused).rejects.toThrow('Invalid Application-ID or API key');
});

test('a server that is down stops the push', async () => {
  const { host } = server;
  await server.stop();

  await expect(push(records)).rejects.toThrow('failed to index to Algolia');
  server = await algoliaServer(Number(host.split(':')[1]));
  expect(server.records(INDEX).size).toBe(0);
});

describe('a push of which one chunk fails', () => {
  beforeEach(async () => {
    let batches = 0;
    server.faults.status = ({ path }) => {
      batches += path.endsWith('/batch') ? 1 : 0;
      return path.endsWith('/batch') && batches === 2 ? 500 : undefined;
    };
    const pushed = site.push(records, keysOf(server), { chunkSize: 2 });
    await expect(pushed).rejects.toThrow('failed to index to Algolia');
    server.faults.status = undefined;
  });

  test('leaves some of the records, and the check says so', async () => {
    expect(server.records(INDEX).size).toBe(2);
    expect(await differences()).toEqual([
      'The site has 4 records, the index 2.',
      '2 records are missing from the index, among them /docs/inputs#~0.',
    ]);
  });

  test('is not repaired by the next push, which reports success; the check says so', async () => {
    changes();
    await push(records);

    expect(changes()).toEqual([]);
    expect(await differences()).toEqual([
      'The site has 4 records, the index 2.',
      '2 records are missing from the index, among them /docs/inputs#~0.',
    ]);
  });

  test('is repaired by a push of the cleaned site', async () => {
    site.clean();
    await push(records);

    expect(await differences()).toEqual([]);
  });
});

describe('a push after somebody has deleted the index', () => {
  beforeEach(async () => {
    await push(records);
    server.wipe(INDEX);
    await push(records);
  });

  test('reports success and leaves it empty; the check says so', async () => {
    expect(await differences()).toEqual([
      'The site has 4 records, the index 0.',
      '4 records are missing from the index, among them /docs/cells#~0.',
    ]);
  });

  test('fills it if the site was cleaned', async () => {
    site.clean();
    await push(records);

    expect(await differences()).toEqual([]);
  });
});
