import prefetch from '../../../src/app/gatsby/prefetch';

const fetched = jest.fn<Promise<Response>, [string]>();
const links = () => [...document.head.querySelectorAll('link')];
const settled = (work: Promise<void>) =>
  Promise.race([work.then(() => true), new Promise((done) => setTimeout(done, 0, false))]);

/** A browser that supports prefetch links, or one that does not. */
function browser(knowsLinks: boolean) {
  window.fetch = fetched as typeof fetch;
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(knowsLinks);
}

test('a file is prefetched with a link, once', async () => {
  browser(true);
  const work = prefetch('/page-data/a.json', { crossOrigin: 'anonymous', as: 'fetch' });
  expect(links().map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="prefetch" href="/page-data/a.json" crossorigin="anonymous" as="fetch">',
  ]);
  expect(await settled(work)).toBe(false);

  links()[0]!.dispatchEvent(new Event('load'));
  expect(await settled(work)).toBe(true);
  expect(await settled(prefetch('/page-data/a.json', {}))).toBe(true);
  expect(links()).toHaveLength(1);
});

test.each([
  ['that exists', () => Promise.resolve({ ok: true } as Response), true],
  ['that is missing', () => Promise.resolve({ ok: false } as Response), false],
  ['without a network', () => Promise.reject(new TypeError()), false],
])('without support for prefetch links, a file %s is fetched', async (what, answer, there) => {
  browser(false);
  fetched.mockImplementation(answer);

  expect(await settled(prefetch(`/${what}.js`, 0 as unknown as object))).toBe(there);
  expect(fetched).toHaveBeenLastCalledWith(`/${what}.js`);
});
