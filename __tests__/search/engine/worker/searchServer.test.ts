import { recordsFile } from '../../../../src/build/search/recordsFile';
import { createEngine } from '../../../../src/search/engine/engine';
import { loadEngine, searchServer } from '../../../../src/search/engine/worker/searchServer';
import { page } from '../pages';

const records = page('/runs', 'Scheduled runs');
const request = (id: number, query: string) => ({
  id,
  manifestUrl: '/search/manifest.json',
  requests: [{ indexName: 'docs', params: { query } }],
});

test('each message gets its own answer, and the records are loaded once', async () => {
  const load = jest.fn(() => Promise.resolve(createEngine(records)));
  const serve = searchServer(load);
  const replies = await Promise.all([serve(request(1, 'runs')), serve(request(2, 'zebra'))]);

  expect(replies).toMatchObject([
    { id: 1, responses: [{ nbHits: 1 }] },
    { id: 2, responses: [{ nbHits: 0 }] },
  ]);
  expect(load.mock.calls).toEqual([['/search/manifest.json']]);
});

test('a message without requests only loads', async () => {
  const load = jest.fn(() => Promise.resolve(createEngine(records)));

  expect(await searchServer(load)({ id: 1, manifestUrl: '/r', requests: [] })).toEqual({
    id: 1,
    responses: [],
  });
  expect(load).toHaveBeenCalledTimes(1);
});

test('when loading fails, every waiting message gets the error and the next one tries again', async () => {
  const load = jest
    .fn<Promise<ReturnType<typeof createEngine>>, [string]>()
    .mockRejectedValueOnce(new Error('Offline.'))
    .mockResolvedValue(createEngine(records));
  const serve = searchServer(load);

  expect(await Promise.all([serve(request(1, 'runs')), serve(request(2, 'runs'))])).toEqual([
    { id: 1, error: 'Offline.' },
    { id: 2, error: 'Offline.' },
  ]);
  expect(await serve(request(3, 'runs'))).toMatchObject({ id: 3, responses: [{ nbHits: 1 }] });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a request that cannot be answered does not unload the records', async () => {
  const load = jest.fn(() => Promise.resolve(createEngine(records)));
  const serve = searchServer(load);
  const wrong = [{ indexName: 'docs', params: { query: 'runs', facetFilters: ['wrong'] } }];

  expect(await serve({ id: 1, manifestUrl: '/r', requests: wrong })).toEqual({
    id: 1,
    error: 'The facet filter "wrong" has no value. Write it like language:en.',
  });
  await serve({ id: 2, manifestUrl: '/r', requests: [] });
  expect(load).toHaveBeenCalledTimes(1);
});

describe('loadEngine', () => {
  const served = (files: Readonly<Record<string, unknown>>) => {
    globalThis.fetch = jest.fn((url) => {
      const found = Object.hasOwn(files, url as string);
      const response = {
        ok: found,
        status: 404,
        json: () => Promise.resolve(files[url as string]),
      };
      return Promise.resolve(response as Response);
    });
  };
  const manifest = '/learn/search/manifest.json';

  test('loads the file that the manifest names, from the manifest’s folder', async () => {
    const { name, text } = recordsFile(records);
    served({
      [manifest]: { records: name },
      [`/learn/search/${name}`]: JSON.parse(text) as unknown,
    });

    const engine = await loadEngine(manifest);
    expect(engine.search('runs')).toEqual(createEngine(records).search('runs'));
    expect(globalThis.fetch).toHaveBeenCalledWith(manifest, { cache: 'no-cache' });
  });

  test.each([
    [manifest, {}],
    ['/learn/search/records.1.json', { [manifest]: { records: 'records.1.json' } }],
  ])('reports the server’s status when there is no %s', async (file, files) => {
    served(files);

    await expect(loadEngine(manifest)).rejects.toThrow(
      `The search records ${file} could not be loaded (404).`,
    );
  });
});
