import { strategies } from '../../src/offline/strategies';

jest.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    constructor(readonly limits: object) {}
  },
}));
jest.mock('workbox-strategies', () => {
  class Strategy {
    constructor(readonly options: object) {}
  }
  return {
    NetworkFirst: class NetworkFirst extends Strategy {},
    CacheFirst: class CacheFirst extends Strategy {},
  };
});

beforeEach(() => Object.assign(globalThis, { registration: { scope: 'https://a.b/' } }));

interface Told {
  readonly constructor: { readonly name: string };
  readonly options: {
    readonly cacheName: string;
    readonly networkTimeoutSeconds?: number;
    readonly matchOptions: object;
    readonly plugins: readonly {
      readonly limits?: object;
      readonly cacheWillUpdate?: (asked: { response: object }) => Promise<unknown>;
    }[];
  };
}

const told = () => Object.entries(strategies() as unknown as Readonly<Record<string, Told>>);

test('what may change comes from the network, unless that is silent for ten seconds; the rest from the cache', () => {
  expect(
    told().map(([kind, { constructor, options }]) => [
      kind,
      constructor.name,
      options.cacheName.split(' ').at(-1),
      options.networkTimeoutSeconds,
    ]),
  ).toEqual([
    ['page', 'NetworkFirst', 'pages', 10],
    ['file', 'NetworkFirst', 'files', 10],
    ['code', 'CacheFirst', 'code', undefined],
    ['records', 'CacheFirst', 'records', undefined],
  ]);
});

test('at most 60 pages are kept, and everything is given up when the disk is full', () => {
  const limits = told().map(([, { options }]) => options.plugins.find((one) => one.limits)?.limits);

  expect(limits[0]).toEqual({ maxEntries: 60, purgeOnQuotaError: true });
  for (const one of limits) expect(one).toMatchObject({ purgeOnQuotaError: true });
});

test('a page is found whichever headers it was asked for with, as prefetching and navigating send others', () => {
  for (const [, { options }] of told()) expect(options.matchOptions).toEqual({ ignoreVary: true });
});

test('a page is never kept in place of code or records, which would be served for ever', async () => {
  const headers = new Map([['content-type', 'text/html']]);
  const page = { status: 200, type: 'basic', headers, text: () => Promise.resolve('<p>') };
  const response = { ...page, clone: () => page };
  const kept = told().map(async ([kind, { options }]) => {
    const rule = options.plugins.find((one) => one.cacheWillUpdate);
    return [kind, (await rule?.cacheWillUpdate?.({ response })) !== null];
  });

  expect(Object.fromEntries(await Promise.all(kept))).toEqual({
    page: true,
    file: true,
    code: false,
    records: false,
  });
});
