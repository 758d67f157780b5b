import { indexFaults } from '../../../src/build/checks/indexFaults';

const folder = (path: string, name: string, sidebar = 'docs') => ({
  __typename: 'Category',
  path,
  source: `content/${sidebar}/${name}/_category.yml`,
  sidebar,
  folder: name,
  docId: `${name}/_category`,
});

const page = (path: string, docId: string, sidebar = 'docs') => ({
  __typename: 'Doc',
  path,
  source: `content/${sidebar}/${docId}.mdx`,
  sidebar,
  folder: docId.split('/').slice(0, -1).join('/'),
  docId,
});

test('an index page with a different address than its folder is reported', () => {
  expect(indexFaults([folder('/docs/category/c8', 'c8'), page('/docs/c8', 'c8/index')])).toEqual([
    {
      file: 'content/docs/c8/index.mdx',
      line: 1,
      message:
        'index.mdx has the address /docs/c8, but its folder has /docs/category/c8. Set "slug: /docs/category/c8" in it.',
    },
  ]);
});

test.each([
  ['at the address of its folder', page('/docs/category/c8', 'c8/index')],
  ['of a folder without a category', page('/docs/c8/deep', 'c8/deep/index')],
  ['in another sidebar', page('/tutorials/c8', 'c8/index', 'tutorials')],
  ['only in the end of its name', page('/docs/c8/card-index', 'c8/card-index')],
  ['only in the beginning of its name', page('/docs/c8/index-cards', 'c8/index-cards')],
])('an index %s is fine', (_, written) => {
  expect(indexFaults([folder('/docs/category/c8', 'c8'), written])).toEqual([]);
});

test('the index of a whole sidebar is fine, and changelog entries are ignored', () => {
  const entry = { __typename: 'ChangelogEntry', path: '/changelog/a', source: 'a.md' };

  expect(indexFaults([folder('/docs', ''), page('/docs', 'index'), entry])).toEqual([]);
});

test('the index of a whole sidebar with another address is reported', () => {
  expect(indexFaults([folder('/docs', ''), page('/docs/start', 'index')])).toHaveLength(1);
});
