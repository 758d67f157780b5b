import { pathOnSite } from '../../src/data/pathOnSite';

const site = globalThis as unknown as { __PATH_PREFIX__: string };

afterEach(() => {
  site.__PATH_PREFIX__ = '';
});

test.each([
  ['', '/docs/api/', '/docs/api'],
  ['', '/', '/'],
  ['/learn', '/learn/docs/api', '/docs/api'],
  ['/learn', '/learn', '/'],
  ['/learn', '/learn/', '/'],
])('with the prefix "%s", %s is the page %s', (prefix, pathname, path) => {
  site.__PATH_PREFIX__ = prefix;
  expect(pathOnSite(pathname)).toBe(path);
});
