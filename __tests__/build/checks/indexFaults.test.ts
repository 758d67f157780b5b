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

test('an index page at another address than its folder is told', () => {
  expect(indexFaults([folder('/docs/category/c8', 'c8'), page('/docs/c8', 'c8/index')])).toEqual([
    {
      file: 'content/docs/c8/index.mdx',
      line: 1,
      message:
        'index.mdx has the address /docs/c8, and its folder /docs/category/c8. Give it "slug: /docs/category/c8".',
    },
  ]);
});

test.each([
  ['at the address of its folder', page('/docs/category/c8', 'c8/index')],
  ['of a folder that is no level', page('/docs/c8/deep', 'c8/deep/index')],
  ['of another sidebar', page('/tutorials/c8', 'c8/index', 'tutorials')],
  ['by the end of its name only', page('/docs/c8/card-index', 'c8/card-index')],
])('an index %s is well', (_, written) => {
  expect(indexFaults([folder('/docs/category/c8', 'c8'), written])).toEqual([]);
});

test('so is that of the whole sidebar; entries of the changelog have none', () => {
  const entry = { __typename: 'ChangelogEntry', path: '/changelog/a', source: 'a.md' };

  expect(indexFaults([folder('/docs', ''), page('/docs', 'index'), entry])).toEqual([]);
});
