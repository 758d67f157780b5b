import { category } from '../../../src/build/nodes/category';
import { fileNode, inTemporaryProject } from '../support/project';

jest.mock('../../../site.config', () => ({
  siteConfig: { versions: [{ name: '2.0', label: '2.0', docs: ['api/keys', 'roles'] }] },
}));

inTemporaryProject();

const description = 'Keys, limits and the calls that a program may make.';
const yaml = `label: API\nposition: 4\ndescription: ${description}\n`;

const source = 'content/docs/api/_category.yml';
const fieldsOf = (path: string, text: string) => category(fileNode(path, text)).fields;

test('a category takes its fields from its file', () => {
  expect(
    category(fileNode('content/docs/api/_category.yml', `${yaml}intro: All of it.\n`)),
  ).toEqual({
    type: 'Category',
    draft: false,
    published: true,
    fields: {
      path: '/docs/api',
      source: 'content/docs/api/_category.yml',
      section: 'Docs',
      sidebar: 'docs',
      docId: 'api/_category',
      folder: 'api',
      title: 'API',
      label: 'API',
      description,
      position: 4,
      unlisted: false,
      related: [],
      keywords: [],
      relatedLine: 1,
      intro: 'All of it.',
      faults: [],
      linesBefore: 3,
    },
  });
});

test.each([
  ['content/docs/_category.yml', '', '/docs', '', 'docs'],
  ['content/docs/api/v2/_category.yml', '', '/docs/api/v2', 'api/v2', 'docs'],
  [
    'content/docs/api/_category.yml',
    'slug: /docs/api/overview\n',
    '/docs/api/overview',
    'api',
    'docs',
  ],
  ['content/tutorials/_category.yml', '', '/tutorials', '', 'tutorials'],
  ['content/versions/2.0/_category.yml', '', '/docs/2.0', '', 'docs-2.0'],
  ['content/versions/2.0/api/_category.yml', '', '/docs/2.0/api', 'api', 'docs-2.0'],
  [
    'content/versions/2.0/api/_category.yml',
    'slug: /docs/category/api\n',
    '/docs/2.0/category/api',
    'api',
    'docs-2.0',
  ],
])('%s with %j is served at %s', (file, more, path, folder, sidebar) => {
  expect(fieldsOf(file, yaml + more)).toMatchObject({ path, folder, sidebar, faults: [] });
});

test.each([
  ['All of it.', 'All of it.', 3],
  ['"All of it."', 'All of it.', 3],
  ['&x "All of it." # Now', 'All of it.', 3],
  ['\n  All of it.', 'All of it.', 4],
  ['\n\n  # Now\n  "All of it."', 'All of it.', 6],
  ['|-\n  All of it.', 'All of it.', 4],
  ['>-\n  All\n  of it.', 'All\nof it.', 4],
  ['> # Now\n\n  All.\n\n  Of it.\n', '\nAll.\n\nOf it.\n', 4],
  ['&x |2\n    All\n  of it.\n', '  All\nof it.\n', 4],
])('the intro of a category keeps the lines of its file: %j', (written, intro, linesBefore) => {
  expect(fieldsOf('content/docs/api/_category.yml', `${yaml}intro: ${written}\n`)).toMatchObject({
    intro,
    linesBefore,
    faults: [],
  });
});

test.each(['All\n  of it.', '"All\n  of it."', '"All\\nof it."', "'All\n\n  of it.'"])(
  'an intro of several lines that is written as %j is reported',
  (written) => {
    const message = '"intro" must be on one line, or below "intro: |" or "intro: >-". Correct it.';

    expect(fieldsOf(source, `${yaml}intro: ${written}\n`)).toMatchObject({
      intro: '',
      faults: [{ file: source, line: 4, message }],
    });
  },
);

test.each([
  [
    '',
    ['label', 'position', 'description'].map((key) => [1, `The key "${key}" is missing. Add it.`]),
  ],
  [`${yaml}intrp: All.\n`, [[4, 'The key "intrp" is unknown. Did you mean "intro"?']]],
  [
    `label: API\nposition: first\ndescription: ${description}\n`,
    [[2, '"position" must be a number. Correct it.']],
  ],
  [
    'label: API: calls\nposition: 4\n',
    [
      [
        1,
        'The value contains a colon, or the line below it is indented too far. Put the value in quotes, or begin the line below where its neighbors begin.',
      ],
    ],
  ],
  ['- API\n', [[1, 'The YAML is not a list of keys. Write one "key: value" per line.']]],
])('all mistakes in the category %j are reported with their lines', (text, faults) => {
  expect(fieldsOf(source, text).faults).toEqual(
    faults.map(([line, message]) => ({ file: source, line, message })),
  );
});

test('a folder whose name cannot be part of an address is reported', () => {
  const file = 'content/docs/C# & more/_category.yml';
  const message =
    'The page would have the address /docs/C# & more, which must be a path such as /docs/api, with only letters, digits, hyphens, underscores and dots, and no slash at the end. Rename its file or folder, or give it a slug.';

  expect(fieldsOf(file, yaml).faults).toEqual([{ file, line: 1, message }]);
});

test('a category without a label is named after its folder', () => {
  expect(fieldsOf('content/docs/data-sources/_category.yml', '')).toMatchObject({
    title: 'data-sources',
    label: 'data-sources',
    description: '',
    position: 0,
    intro: '',
    linesBefore: 0,
  });
});

test.each([
  ['content/versions/2.0/api/_category.yml', true],
  ['content/versions/2.0/people/_category.yml', false],
  ['content/versions/1.0/api/_category.yml', false],
])('whether %s is published: %s', (file, published) => {
  expect(category(fileNode(file, yaml)).published).toBe(published);
});
