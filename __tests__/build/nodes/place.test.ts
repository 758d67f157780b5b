import { placeOf } from '../../../src/build/nodes/place';

const versions = [
  { name: '2.0', label: '2.0 (old)', draftIds: ['api/keys', 'index'] },
  { name: '1.0', label: '1.0' },
];

test.each([
  ['docs', 'roles.mdx', 'docs', 'Docs', '/docs', 'roles.mdx', ''],
  ['docs', 'api/v2/keys.mdx', 'docs', 'Docs', '/docs', 'api/v2/keys.mdx', 'api/v2'],
  ['docs', '_category.yml', 'docs', 'Docs', '/docs', '_category.yml', ''],
  ['tutorials', 'start/a.mdx', 'tutorials', 'Tutorials', '/tutorials', 'start/a.mdx', 'start'],
  ['versions', '2.0/roles.mdx', 'docs-2.0', 'Docs 2.0 (old)', '/docs/2.0', 'roles.mdx', ''],
  ['versions', '1.0/api/keys.mdx', 'docs-1.0', 'Docs 1.0', '/docs/1.0', 'api/keys.mdx', 'api'],
  ['versions', '0.9/a.mdx', 'docs-0.9', 'Docs 0.9', '/docs/0.9', 'a.mdx', ''],
])(
  'in content/%s, %s stands in the sidebar %s',
  (source, file, sidebar, section, base, path, folder) => {
    expect(placeOf(source, file, versions)).toEqual({
      sidebar,
      section,
      base,
      path,
      folder,
      draft: false,
    });
  },
);

test.each([
  ['2.0/api/keys.mdx', true],
  ['2.0/index.mdx', true],
  ['2.0/keys.mdx', false],
  ['2.0/api/_category.yml', false],
  ['1.0/api/keys.mdx', false],
])('that the version holds %s back is %s', (file, draft) => {
  expect(placeOf('versions', file, versions).draft).toBe(draft);
});

test('a draft of a version is none of the current docs', () => {
  expect(placeOf('docs', 'api/keys.mdx', versions).draft).toBe(false);
});
