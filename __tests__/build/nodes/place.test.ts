import { placeOf } from '../../../src/build/nodes/place';

const versions = [
  { name: '2.0', label: '2.0 (old)', draftIds: ['api/keys', 'index'] },
  { name: '1.0', label: '1.0' },
  { name: '0.5', label: '0.5', docs: ['roles', 'api/v2/keys'] },
];

test.each([
  ['docs', 'roles.mdx', 'docs', 'Docs', '/docs', 'roles.mdx', ''],
  ['docs', 'api/v2/keys.mdx', 'docs', 'Docs', '/docs', 'api/v2/keys.mdx', 'api/v2'],
  ['docs', '_category.yml', 'docs', 'Docs', '/docs', '_category.yml', ''],
  ['tutorials', 'start/a.mdx', 'tutorials', 'Tutorials', '/tutorials', 'start/a.mdx', 'start'],
  ['versions', '2.0/roles.mdx', 'docs-2.0', 'Docs 2.0 (old)', '/docs/2.0', 'roles.mdx', ''],
  ['versions', '1.0/api/keys.mdx', 'docs-1.0', 'Docs 1.0', '/docs/1.0', 'api/keys.mdx', 'api'],
])(
  'in content/%s, the file %s belongs to the sidebar %s',
  (source, file, sidebar, section, base, path, folder) => {
    expect(placeOf(source, file, versions)).toEqual({
      sidebar,
      section,
      base,
      path,
      docId: path.replace(/\.(mdx|yml)$/, ''),
      folder,
      draft: false,
      published: true,
    });
  },
);

test.each([
  ['2.0/api/keys.mdx', true],
  ['2.0/index.mdx', true],
  ['2.0/keys.mdx', false],
  ['2.0/api/_category.yml', false],
  ['1.0/api/keys.mdx', false],
])('whether the version holds %s back: %s', (file, draft) => {
  expect(placeOf('versions', file, versions).draft).toBe(draft);
});

test('a draft of an older version is not a draft in the current docs', () => {
  expect(placeOf('docs', 'api/keys.mdx', versions).draft).toBe(false);
});

test('the version named "current" holds back pages of the current docs', () => {
  const current = [{ name: 'current', label: 'Next', draftIds: ['api/keys'] }];

  expect(placeOf('docs', 'api/keys.mdx', current)).toMatchObject({ section: 'Docs', draft: true });
});

test.each([
  ['0.5/roles.mdx', true],
  ['0.5/people.mdx', false],
  ['0.5/api/v2/keys.mdx', true],
  ['0.5/_category.yml', true],
  ['0.5/api/_category.yml', true],
  ['0.5/api/v2/_category.yml', true],
  ['0.5/apiary/_category.yml', false],
  ['0.5/ap/_category.yml', false],
  ['0.9/roles.mdx', false],
])('whether %s is published, given the docs that its version lists: %s', (file, published) => {
  expect(placeOf('versions', file, versions).published).toBe(published);
});
