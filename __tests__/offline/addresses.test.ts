import { keptAs, kindOf } from '../../src/offline/addresses';

const SITE = 'https://learn.example.com/foo/';

test.each([
  ['', 'page'],
  ['docs/runs', 'page'],
  ['docs/runs/?q=1.5', 'page'],
  ['docs/runs/index.html', 'page'],
  ['docs/versions/1.0', 'page'],
  ['assets/app-73494f15.js', 'code'],
  ['assets/component---src-pages-404-tsx-e8bea024.js', 'code'],
  ['static/figtree-c134f287.woff2', 'code'],
  ['search/records.245f0ce0d3c6f4ca.json', 'records'],
  ['search/manifest.json', 'file'],
  ['page-data/docs/runs/page-data.json?q=1', 'file'],
  ['openapi.json', 'file'],
  ['sitemap.xml', 'file'],
])('%s is kept as a %s', (path, kind) => {
  expect(kindOf(SITE + path, SITE)).toBe(kind);
});

test.each(['https://other.example.com/foo/docs', 'https://learn.example.com/docs'])(
  '%s is not on the site',
  (address) => {
    expect(kindOf(address, SITE)).toBeUndefined();
  },
);

test('the home page of a site in a folder also works without the trailing slash', () => {
  expect(kindOf('https://learn.example.com/foo', SITE)).toBe('page');
});

test.each([
  ['https://a.b/', 'https://a.b/'],
  ['https://a.b/docs/', 'https://a.b/docs'],
  ['https://a.b/docs/index.html', 'https://a.b/docs'],
  ['https://a.b/search?q=sql', 'https://a.b/search'],
  ['https://a.b/docs#part', 'https://a.b/docs'],
])('%s is kept as %s', (address, key) => {
  expect(keptAs(address)).toBe(key);
});
