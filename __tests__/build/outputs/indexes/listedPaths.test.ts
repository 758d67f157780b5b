import { listedPaths } from '../../../../src/build/outputs/indexes/listedPaths';

const planned = (path: string, template = 'ContentPage') => ({
  path,
  component: `/site/src/templates/${template}.tsx`,
});
const page = (path: string, unlisted = false) => ({ path, unlisted });

test('the planned pages and the site’s own pages are listed, sorted', () => {
  const paths = listedPaths(
    [planned('/docs/b'), planned('/changelog', 'ChangelogListPage'), planned('/docs/a')],
    ['/', '/search'],
    [page('/docs/a'), page('/docs/b')],
  );

  expect(paths).toEqual(['/', '/changelog', '/docs/a', '/docs/b']);
});

test('unlisted pages, print pages and the search page are not listed', () => {
  const paths = listedPaths(
    [planned('/docs/a'), planned('/docs/secret'), planned('/docs/print', 'PrintPage')],
    ['/search'],
    [page('/docs/a'), page('/docs/secret', true)],
  );

  expect(paths).toEqual(['/docs/a']);
});

test('an address that two pages claim is listed once', () => {
  expect(listedPaths([planned('/docs'), planned('/')], ['/'], [])).toEqual(['/', '/docs']);
});
