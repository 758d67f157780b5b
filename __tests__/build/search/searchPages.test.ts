import { searchPages, type PageSource } from '../../../src/build/search/searchPages';

const source = (path: string, rest: Partial<PageSource> = {}): PageSource => ({
  __typename: 'Doc',
  path,
  title: path.split('/').at(-1) ?? '',
  description: 'About it.',
  section: 'Docs',
  unlisted: false,
  content: { sections: [] },
  sidebar: 'docs',
  ...rest,
});
const node = (path: string, title: string, children: readonly object[] = []) =>
  ({ path, title, description: '', children }) as never;
const sidebars = {
  docs: [
    node('/docs/data', 'Explore data', [node('/docs/cells', 'Cells', [node('/docs/sql', 'SQL')])]),
  ],
};
const found = (...sources: PageSource[]) => searchPages(sources, sidebars, 'en');
const places = (...sources: PageSource[]) =>
  found(...sources).map(({ path, group, trail }) => [path, group, trail]);

test('the group of a page is its top category, and its trail has all of its categories', () => {
  expect(places(source('/docs/sql'))).toEqual([
    ['/docs/sql', 'Docs › Explore data', ['Docs', 'Explore data', 'Cells']],
  ]);
});

test('a top category belongs to its own group', () => {
  const category = { __typename: 'Category' };

  expect(
    places(
      source('/docs/data', { ...category, title: 'Explore data' }),
      source('/docs/cells', { ...category, title: 'Cells' }),
      source('/docs', category),
    ),
  ).toEqual([
    ['/docs/data', 'Docs › Explore data', ['Docs']],
    ['/docs/cells', 'Docs › Explore data', ['Docs', 'Explore data']],
    ['/docs', 'Docs', ['Docs']],
  ]);
});

test('an unlisted page is not found', () => {
  expect(found(source('/docs/sql', { unlisted: true }))).toEqual([]);
});

test('a page with the address of a category is found instead of the category', () => {
  const pages = found(
    source('/docs/data', { __typename: 'Category', title: 'Generated' }),
    source('/docs/data', { title: 'Written' }),
  );

  expect(pages.map(({ title }) => title)).toEqual(['Written']);
});

test('a changelog entry is found by its date and ranks after the docs', () => {
  const entry = { sidebar: undefined, date: '2025-10-29', section: 'Changelog' };
  const [page] = found(source('/changelog/2025-10-29', entry));
  const [doc] = found(source('/docs/sql'));

  expect(page).toMatchObject({ group: 'Changelog', trail: ['Changelog'], tag: 'changelog' });
  expect(page?.summary).toBe('October 29, 2025. About it.');
  expect(page?.rank).toBeLessThan(doc!.rank);
});

test.each([
  ['docs', 'legal', 3],
  ['docs', 'legal/old', 3],
  ['docs-v1', 'legal', 3],
  ['docs', 'trust/legal', 10],
  ['tutorials', 'legal', 10],
])(
  'in %s, pages of the folder %s have the rank %d: legal contracts come last',
  (sidebar, folder, rank) => {
    expect(found(source('/docs/trust/legal/terms', { sidebar, folder }))).toMatchObject([{ rank }]);
  },
);

test('the page that lists the legal contracts ranks like any other page', () => {
  const legal = { folder: 'legal' };
  const [, index] = found(
    source('/docs/terms', legal),
    source('/docs/legal', { ...legal, __typename: 'Category' }),
  );

  expect(index).toMatchObject({ path: '/docs/legal', rank: 10 });
});

test.each([
  ['docs', 'docs-default-current', 10],
  ['docs-v1', 'docs-v1', 6],
  ['tutorials', 'tutorials', 10],
])('pages of %s have the tag %s and the rank %d', (sidebar, tag, rank) => {
  expect(found(source('/x', { sidebar }))).toMatchObject([{ tag, rank, language: 'en' }]);
});

test('a page keeps its keywords, if it has any', () => {
  expect(
    found(source('/docs/sql', { keywords: ['query editor'] }), source('/docs/x')),
  ).toMatchObject([{ keywords: ['query editor'] }, { keywords: [] }]);
});

test('with changelog entries, their list is found by the words for news in general', () => {
  const entry = { sidebar: undefined, date: '2025-10-29', section: 'Changelog' };
  const [, list] = found(source('/changelog/2025-10-29', entry));

  expect(list).toMatchObject({ path: '/changelog', title: 'Changelog', tag: 'changelog' });
  expect(list?.keywords).toContain('release notes');
  expect(found(source('/docs/sql')).map(({ path }) => path)).toEqual(['/docs/sql']);
});
