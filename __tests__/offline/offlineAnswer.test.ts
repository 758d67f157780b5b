/** @jest-environment node */
import { keepOfflinePage } from '../../src/offline/offlineAnswer';

const SITE = 'https://a.b/learn/';
const fetched = jest.fn(() => Promise.resolve(new Response('You are offline')));
let cached: Map<string, Response>;

beforeEach(() => {
  cached = new Map();
  fetched.mockClear();
  Object.assign(globalThis, {
    registration: { scope: SITE },
    fetch: fetched,
    caches: {
      open: () =>
        Promise.resolve({
          match: (url: string) => Promise.resolve(cached.get(url)?.clone()),
          put: (url: string, response: Response) => Promise.resolve(cached.set(url, response)),
        }),
    },
  });
});

const keptPage = () => cached.get(`${SITE}offline.html`)?.clone().text();

test('the offline page is fetched once per version', async () => {
  for (const version of ['one', 'one', 'two', 'two']) await keepOfflinePage(version);

  expect(fetched.mock.calls).toEqual([
    [`${SITE}offline.html?one`, { cache: 'no-cache' }],
    [`${SITE}offline.html?two`, { cache: 'no-cache' }],
  ]);
  expect(await keptPage()).toBe('You are offline');
});

test('the offline page is fetched again if it was deleted or could not be fetched', async () => {
  fetched.mockResolvedValueOnce(new Response('Busy', { status: 503 }));
  await keepOfflinePage('one');
  expect(await keptPage()).toBeUndefined();

  await keepOfflinePage('one');
  cached.clear();
  await keepOfflinePage('one');
  expect(await keptPage()).toBe('You are offline');
});
