import { loadChangelog } from '../../src/data/loadChangelog';

test('all entries come from one file, which is fetched once', async () => {
  const fetched = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve([]) }));
  window.fetch = fetched as unknown as typeof fetch;
  await loadChangelog();

  await expect(loadChangelog()).resolves.toEqual([]);
  expect(fetched.mock.calls).toEqual([['/changelog/entries.json', undefined]]);
});
