const cleared: string[] = [];
let clears: () => Promise<void>;

jest.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    constructor(private readonly cacheName: string) {}
    async delete() {
      cleared.push(this.cacheName);
      await clears();
    }
  },
}));

const SITE = 'https://a.b/learn/';
const names = (site: string) =>
  ['pages', 'files', 'code', 'records'].map((part) => `offline ${site} ${part}`);

/** Activates the worker at `SITE`, in a browser whose caches have `names`; returns the remaining ones. */
async function takeOver(names: readonly string[]): Promise<ReadonlySet<string>> {
  const left = new Set(names);
  const work: Promise<unknown>[] = [];
  const unregister = jest.fn(() => Promise.resolve(true));
  Object.assign(globalThis, {
    caches: {
      keys: () => Promise.resolve([...left]),
      delete: (name: string) => Promise.resolve(left.delete(name)),
    },
    registration: { scope: SITE, unregister },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (_type: string, activate: (event: object) => void) =>
      activate({ waitUntil: (promise: Promise<unknown>) => work.push(promise) }),
  });
  await jest.isolateModulesAsync(async () => {
    await import('../../src/offline/selfDestroyingWorker');
  });
  await Promise.all(work);
  expect(unregister).toHaveBeenCalledTimes(1);
  return left;
}

beforeEach(() => {
  cleared.length = 0;
  clears = () => Promise.resolve();
});

test('the worker deletes its caches and usage times; those of other sites stay', async () => {
  const others = names('https://a.b/');

  expect([...(await takeOver([...names(SITE), ...others]))]).toEqual(others);
  expect(cleared.sort()).toEqual(names(SITE).sort());
});

test('if a database cannot be opened, the caches are still deleted and the worker unregistered', async () => {
  clears = () => Promise.reject(new Error('no'));

  expect((await takeOver(names(SITE))).size).toBe(0);
});
