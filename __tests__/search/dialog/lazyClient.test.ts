import { lazyClient } from '../../../src/search/dialog/lazyClient';
import type { SearchClient } from '../../../src/search/engine/contract';
import { asked, fakeClient } from './fakeSearch';

const ask = (query?: string) => [{ indexName: 'learn', params: { query } }];

test('a client is fetched once, on the first query or on prepare', async () => {
  const load = jest.fn(() => Promise.resolve(fakeClient(() => [])));
  const client = lazyClient(load);
  expect(load).not.toHaveBeenCalled();

  client.prepare();
  await client.search(ask('a'));
  await client.search(ask('b'));
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['', '  ', undefined])('the query %j is answered without a client', async (query) => {
  const load = jest.fn(() => Promise.resolve(fakeClient(() => [])));
  const { results } = await lazyClient(load).search(ask(query));

  expect(results).toMatchObject([{ index: 'learn', hits: [], nbHits: 0, nbPages: 0 }]);
  expect(load).not.toHaveBeenCalled();
});

test('the next query fetches the client again after a failure', async () => {
  const fake = fakeClient(() => []);
  const load = jest.fn<Promise<SearchClient>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(fake);
  const client = lazyClient(load);

  await expect(client.search(ask('a'))).rejects.toThrow('offline');
  await client.search(ask('a'));
  expect(asked(fake)).toEqual(['a']);
});

test('preparing a client that cannot be fetched fails silently', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  lazyClient(load).prepare();
  await new Promise((resolve) => setTimeout(resolve));

  expect(load).toHaveBeenCalledTimes(1);
});
