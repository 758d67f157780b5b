import { listedPaths } from '../../../src/build/outputs/listedPaths';

const planned = (path: string, template = 'ContentPage') => ({
  path,
  component: `/site/src/templates/${template}.tsx`,
});
const page = (path: string, unlisted = false) => ({ path, unlisted });

test('everybody may find the planned pages and the own ones of the site, in the order of the alphabet', () => {
  const paths = listedPaths(
    [planned('/docs/b'), planned('/changelog', 'ChangelogListPage'), planned('/docs/a')],
    ['/', '/search'],
    [page('/docs/a'), page('/docs/b')],
  );

  expect(paths).toEqual(['/', '/changelog', '/docs/a', '/docs/b']);
});

test('nobody finds unlisted pages, those that join others for printing, and the search page', () => {
  const paths = listedPaths(
    [planned('/docs/a'), planned('/docs/secret'), planned('/docs/print', 'PrintPage')],
    ['/search'],
    [page('/docs/a'), page('/docs/secret', true)],
  );

  expect(paths).toEqual(['/docs/a']);
});

test('an address that two pages claim is told once', () => {
  expect(listedPaths([planned('/docs'), planned('/')], ['/'], [])).toEqual(['/', '/docs']);
});
