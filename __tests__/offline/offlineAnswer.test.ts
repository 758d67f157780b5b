/** @jest-environment node */
import { keepOfflinePage, offlineAnswer } from '../../src/offline/offlineAnswer';

const SITE = 'https://a.b/learn/';
const OFFLINE = `${SITE}offline.html`;
const page = '<p>You are offline</p><ul id="kept-pages"></ul>';
const fetched = jest.fn(() => Promise.resolve(new Response(page)));

/** What each cache has, in the order in which it was kept. */
let kept: Record<'pages' | 'files', Map<string, Response>>;

beforeEach(() => {
  kept = { pages: new Map(), files: new Map() };
  fetched.mockClear();
  const open = (name: string) => {
    const cache = kept[name.split(' ').at(-1) as keyof typeof kept];
    return Promise.resolve({
      keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
      match: (url: string) => Promise.resolve(cache.get(url)?.clone()),
      put: (url: string, response: Response) => Promise.resolve(cache.set(url, response)),
    });
  };
  Object.assign(globalThis, { registration: { scope: SITE }, fetch: fetched, caches: { open } });
});

const keptPage = () => kept.files.get(OFFLINE)?.clone().text();

const keepPages = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).forEach(([path, title]) =>
    kept.pages.set(SITE + path, new Response(`<title>${title}</title>`)),
  );

test('the offline page is fetched once per version', async () => {
  for (const version of ['one', 'one', 'two', 'two']) await keepOfflinePage(version);

  expect(fetched.mock.calls).toEqual([
    [`${OFFLINE}?one`, { cache: 'no-cache' }],
    [`${OFFLINE}?two`, { cache: 'no-cache' }],
  ]);
  expect(await keptPage()).toBe(page);
});

test('the offline page is fetched again if it was deleted or could not be fetched', async () => {
  fetched.mockResolvedValueOnce(new Response('Busy', { status: 503 }));
  await keepOfflinePage('one');
  expect(await keptPage()).toBeUndefined();

  await keepOfflinePage('one');
  kept.files.clear();
  await keepOfflinePage('one');
  expect(await keptPage()).toBe(page);
});

test('an error in place of the offline page is not kept', async () => {
  await keepOfflinePage('one');
  fetched.mockResolvedValueOnce(new Response('Gone', { status: 404 }));
  await keepOfflinePage('two');

  expect(await keptPage()).toBe(page);
});

test('the offline page lists what was read, the latest first, without what was kept in advance', async () => {
  kept.files.set(OFFLINE, new Response(page));
  keepPages({
    search: 'Search · Learn',
    'docs/runs': 'Runs · Docs · Learn',
    'docs/roles': 'Roles · Docs · Learn',
    'docs/broken': '',
  });
  const answer = await offlineAnswer(['search', '404.html']);
  const links = [...(await answer.text()).matchAll(/<a href="([^"]*)">([^<]*)/g)];

  expect(links.map(([, href, title]) => [href, title])).toEqual([
    [`${SITE}docs/roles`, 'Roles · Docs'],
    [`${SITE}docs/runs`, 'Runs · Docs'],
  ]);
});

test('the offline page has the status of a failure, so that nothing keeps it in place of the page asked for', async () => {
  kept.files.set(OFFLINE, new Response(page));
  const { status, headers } = await offlineAnswer([]);

  expect(status).toBe(503);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('without an offline page, the request fails as it would without a worker', async () => {
  expect((await offlineAnswer([])).type).toBe('error');
});
