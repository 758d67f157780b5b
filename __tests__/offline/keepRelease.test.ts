/** @jest-environment node */
import type { Strategy } from 'workbox-strategies';
import type { Kind } from '../../src/offline/addresses';
import { keepRelease } from '../../src/offline/keepRelease';
import type { LastingEvent } from '../../src/offline/scope';

const SITE = 'https://a.b/learn/';
const release = {
  code: ['assets/app-1.js', 'assets/page-2.js'],
  pages: ['search'],
  version: '',
};

/** The kind and address of each file that was asked for, below the site. */
let asked: string[];
/** How many requests were under way at the same time, at most. */
let most: number;

/** Keeps the release in a browser that has these files already. */
async function keep(connection: object | undefined, has: readonly string[] = [], fails = '') {
  const cacheFor = (name: string) =>
    name.startsWith('assets/') ? 'code' : name.startsWith('page-data/') ? 'files' : 'pages';
  const open = (cache: string) => {
    const names = has.filter((name) => cache.endsWith(` ${cacheFor(name)}`));
    return Promise.resolve({
      keys: () => Promise.resolve(names.map((name) => ({ url: SITE + name }))),
    });
  };
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
  Object.assign(globalThis, {
    registration: { scope: SITE },
    caches: { open },
  });
  let running = 0;
  const strategy = (kind: Kind) => ({
    handle: async ({ request }: { request: string }) => {
      asked.push(`${kind} ${request.replace(SITE, '')}`);
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done));
      running--;
      if (request.endsWith(fails || ' ')) throw new Error('down');
    },
  });
  const kinds: Kind[] = ['page', 'code', 'records', 'file'];
  const strategies = Object.fromEntries(kinds.map((kind) => [kind, strategy(kind)]));
  await keepRelease(
    release,
    strategies as unknown as Record<Kind, Strategy>,
    {} as unknown as LastingEvent,
  );
}

beforeEach(() => {
  asked = [];
  most = 0;
});

test('the code of the release and the pages that it needs are kept, each as its kind, one at a time', async () => {
  await keep(undefined);

  expect(asked).toEqual([
    'code assets/app-1.js',
    'code assets/page-2.js',
    'page search',
    'file page-data/search/page-data.json',
  ]);
  expect(most).toBe(1);
});

test('what was kept before is not fetched again', async () => {
  await keep(undefined, ['assets/app-1.js', 'search', 'page-data/search/page-data.json']);

  expect(asked).toEqual(['code assets/page-2.js']);
});

test('a file that cannot be fetched does not keep the others from being kept', async () => {
  await keep(undefined, [], 'app-1.js');

  expect(asked).toHaveLength(4);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'on a connection with %j nothing is fetched in advance',
  async (connection) => {
    await keep(connection);

    expect(asked).toEqual([]);
  },
);
