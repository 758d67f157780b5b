import { listedPages, servedPages, shownCategories } from '../../src/build/listedPages';
import { sidebarOf } from './support/sidebar';

const { page: entry, category } = sidebarOf('docs', '/docs');
const page = (path: string, given = {}) => ({ ...entry(path, given), __typename: 'Doc' });
const tutorials = sidebarOf('tutorials', '/tutorials');
const hidden = (path: string, given = {}) => page(path, { unlisted: true, ...given });
const paths = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path);

test('a category is shown when a listed page is in its folder, in a folder below, or at its address', () => {
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

test('a category with only unlisted pages or drafts is hidden, but the root is shown', () => {
  const categories = [category(''), category('secret'), category('drafts')];

  expect(paths(shownCategories(categories, [hidden('secret/keys')]))).toEqual(['/docs']);
});

test('pages of another sidebar do not make a category appear', () => {
  expect(shownCategories([category('api')], [tutorials.page('api/keys')])).toEqual([]);
});

const index = (folder: string) => ({ ...category(folder), __typename: 'Category' });

test('lists have the listed pages and the categories that are shown', () => {
  const pages = [index('api'), index('secret'), page('api/keys'), hidden('secret/keys')];
  const change = { __typename: 'ChangelogEntry', path: '/changelog/2025-10-29', unlisted: false };

  expect(paths(listedPages([...pages, change]))).toEqual([
    '/docs/api',
    '/docs/api/keys',
    '/changelog/2025-10-29',
  ]);
});

test('a page written for the address of a category replaces it, even when unlisted', () => {
  const written = page('api', { title: 'Written' });

  expect(listedPages([index('api'), written, page('api/keys')])[0]).toBe(written);
  expect(listedPages([written, page('api/keys'), index('api')])[0]).toBe(written);
  expect(paths(listedPages([index('api'), hidden('api'), page('api/keys')]))).toEqual([
    '/docs/api/keys',
  ]);
});

test('unlisted pages and empty folders are served too, but not an index page that was replaced', () => {
  const unlisted = hidden('api');

  expect(servedPages([unlisted, index('api'), index('secret')])).toEqual([
    unlisted,
    index('secret'),
  ]);
});
