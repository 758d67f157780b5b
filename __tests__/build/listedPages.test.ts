import { listedPages, shownCategories, standingPages } from '../../src/build/listedPages';
import { sidebarOf } from './support/sidebar';

const { page: entry, category } = sidebarOf('docs', '/docs');
const page = (path: string, given = {}) => ({ ...entry(path, given), __typename: 'Doc' });
const tutorials = sidebarOf('tutorials', '/tutorials');
const hidden = (path: string, given = {}) => page(path, { unlisted: true, ...given });
const paths = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path);

test('a category is shown when a listed page is in its folder, below it or at its address', () => {
  const categories = ['', 'api', 'api/v2', 'deep', 'own', 'ap'].map((folder) => category(folder));
  const pages = [
    page('api/v2/keys'),
    page('deep/loose/keys'),
    page('elsewhere', { path: '/docs/own' }),
  ];

  expect(paths(shownCategories(categories, pages))).toEqual([
    '/docs',
    '/docs/api',
    '/docs/api/v2',
    '/docs/deep',
    '/docs/own',
  ]);
});

test('a category whose pages are unlisted or drafts is not shown; the root is', () => {
  const categories = [category(''), category('secret'), category('drafts')];

  expect(paths(shownCategories(categories, [hidden('secret/keys')]))).toEqual(['/docs']);
});

test('a folder of another sidebar shows nothing here', () => {
  expect(shownCategories([category('api')], [tutorials.page('api/keys')])).toEqual([]);
});

const index = (folder: string) => ({ ...category(folder), __typename: 'Category' });

test('everybody may find the listed pages and the categories that are shown', () => {
  const pages = [index('api'), index('secret'), page('api/keys'), hidden('secret/keys')];
  const change = { __typename: 'ChangelogEntry', path: '/changelog/2025-10-29', unlisted: false };

  expect(paths(listedPages([...pages, change]))).toEqual([
    '/docs/api',
    '/docs/api/keys',
    '/changelog/2025-10-29',
  ]);
});

test('a category gives way to the page that was written for its address, be it unlisted', () => {
  const written = page('api', { title: 'Written' });

  expect(listedPages([index('api'), written, page('api/keys')])[0]).toBe(written);
  expect(listedPages([written, page('api/keys'), index('api')])[0]).toBe(written);
  expect(paths(listedPages([index('api'), hidden('api'), page('api/keys')]))).toEqual([
    '/docs/api/keys',
  ]);
});

test('readers meet unlisted pages and empty folders too, and not what gave way', () => {
  const unlisted = hidden('api');

  expect(standingPages([unlisted, index('api'), index('secret')])).toEqual([
    unlisted,
    index('secret'),
  ]);
});
