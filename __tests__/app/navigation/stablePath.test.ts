import { keepPathStable, stablePath } from '../../../src/app/navigation/stablePath';

test.each([
  ['/docs/query-mode', '/docs/query-mode'],
  ['/docs/a%20b', '/docs/a%20b'],
  ['/docs/%C3%A9', '/docs/%C3%A9'],
  ['/docs/a%3Db%24', '/docs/a=b$'],
  ['/docs/a%253Db', '/docs/a3Db'],
  ['/docs/a%2525b', '/docs/a25b'],
  ['/docs/100%25', '/docs/100'],
  ['/docs/caf%E9', '/docs/cafE9'],
  ['/docs/%zz', '/docs/zz'],
  ['/docs/what%3Fwhere%23', '/docs/whatwhere'],
  ['/docs/%E0%A4%A', '/docs/E0A4A'],
  ['/%2F%2Fevil.example', '/evil.example'],
  ['/%5Cevil.example', '/evil.example'],
  ['/de/%5C%2Fevil.example', '/de/evil.example'],
  ['/docs/%00a%0Ab', '/docs/ab'],
  ['/docs/%22%3Cscript%3E', '/docs/%22%3Cscript%3E'],
])('%s is kept as %s', (path, kept) => {
  expect(stablePath(path)).toBe(kept);
  // What the router does.
  expect(encodeURI(decodeURI(kept))).toBe(kept);
  // What Gatsby does on the way to the page.
  expect(() => decodeURIComponent(decodeURIComponent(kept))).not.toThrow();
});

test('the address is replaced in the history, and keeps its query and hash', () => {
  window.history.replaceState(null, '', '/docs/a%3Db?q=1#there');
  const { length } = window.history;
  keepPathStable();

  expect(window.location.href).toBe('http://localhost/docs/a=b?q=1#there');
  expect(window.history).toHaveLength(length);
});

test.each([
  ['/docs/roles.html', '/docs/roles', '/docs/roles'],
  ['/index.html', '/', '/'],
  ['/docs/roles', '/docs/roles', '/docs/roles'],
  ['/404.html', '/404.html', '/404.html'],
  ['/docs/rules.html', '/404.html', '/docs/rules.html'],
])('at %s, the page %s gets the path %s', (path, page, kept) => {
  window.pagePath = page;
  window.history.replaceState(null, '', `${path}?q=1#there`);
  keepPathStable();
  delete window.pagePath;

  expect(window.location.pathname).toBe(kept);
  expect(window.location.search + window.location.hash).toBe('?q=1#there');
});
