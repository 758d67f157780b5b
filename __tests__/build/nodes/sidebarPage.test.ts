import { readFrontMatter } from '../../../src/build/content/yaml/frontMatter';
import { sidebarPage } from '../../../src/build/nodes/sidebarPage';
import { fileNode, inTemporaryProject } from '../support/project';

inTemporaryProject();

function fieldsOf(path: string, text: string) {
  const read = readFrontMatter(text);
  if ('message' in read) throw new Error(read.message);
  return sidebarPage(fileNode(path, text), read);
}

const description = 'Who may see, edit and publish the projects of a workspace.';
const doc = (more = '') =>
  `---\ntitle: Roles\ndescription: ${description}\nsidebar_position: 3\nkind: concept\n${more}---\nText`;

test('a docs page takes its fields from its file', () => {
  expect(fieldsOf('content/docs/sharing/roles.mdx', doc())).toEqual({
    type: 'Doc',
    draft: false,
    published: true,
    fields: expect.objectContaining({
      path: '/docs/sharing/roles',
      source: 'content/docs/sharing/roles.mdx',
      section: 'Docs',
      sidebar: 'docs',
      docId: 'sharing/roles',
      folder: 'sharing',
      title: 'Roles',
      label: 'Roles',
      description,
      position: 3,
      kind: 'concept',
      unlisted: false,
      related: [],
      faults: [],
      linesBefore: 6,
    }) as unknown,
  });
});

test('optional front matter overrides the defaults', () => {
  const more =
    'sidebar_label: Who\nslug: /docs/who\nunlisted: true\nrelated:\n  - /docs/keys\nkeywords: [who may, access]\n';

  expect(fieldsOf('content/docs/roles.mdx', doc(more)).fields).toMatchObject({
    path: '/docs/who',
    title: 'Roles',
    label: 'Who',
    unlisted: true,
    related: ['/docs/keys'],
    keywords: ['who may', 'access'],
    relatedLine: 9,
  });
});

test('an index file is served at the address of its folder', () => {
  expect(fieldsOf('content/docs/api/index.mdx', doc()).fields.path).toBe('/docs/api');
});

test('a tutorial has a level and a duration', () => {
  const text = `---\ntitle: Start\ndescription: ${description}\nsidebar_position: 1\nlevel: advanced\nminutes: 40\n---\n`;

  expect(fieldsOf('content/tutorials/start.mdx', text)).toMatchObject({
    type: 'Tutorial',
    fields: { path: '/tutorials/start', level: 'advanced', minutes: 40, sidebar: 'tutorials' },
  });
});

test('a page of another version is served below the name of the version', () => {
  expect(fieldsOf('content/versions/2.0/api/keys.mdx', doc())).toMatchObject({
    type: 'Doc',
    fields: { path: '/docs/2.0/api/keys', sidebar: 'docs-2.0', section: 'Docs 2.0', folder: 'api' },
  });
});

test.each([
  ['/docs/category/keys', '/docs/2.0/category/keys'],
  ['/docs', '/docs/2.0'],
  ['/docs/2.0/keys', '/docs/2.0/keys'],
  ['/docsets', '/docsets'],
])('in another version, the slug %s stands for %s', (slug, path) => {
  const { fields } = fieldsOf('content/versions/2.0/api/keys.mdx', doc(`slug: ${slug}\n`));

  expect(fields).toMatchObject({ path, faults: [] });
});

test('the slug of a tutorial may be an address below /docs', () => {
  const { fields } = fieldsOf('content/tutorials/start.mdx', '---\nslug: /docs/start\n---\n');

  expect(fields.path).toBe('/docs/start');
});

test('the key `draft` is read', () => {
  expect(fieldsOf('content/docs/roles.mdx', doc('draft: true\n')).draft).toBe(true);
});

test('with empty front matter, every required key is reported and the fields get harmless defaults', () => {
  const { fields } = fieldsOf('content/docs/roles.mdx', '---\n---\n');

  expect(fields.faults).toEqual(
    ['title', 'description', 'sidebar_position', 'kind'].map((key) => ({
      file: 'content/docs/roles.mdx',
      line: 1,
      message: `The key "${key}" is missing. Add it.`,
    })),
  );
  expect(fields).toMatchObject({
    path: '/docs/roles',
    title: 'roles',
    label: 'roles',
    description: '',
    position: 0,
    kind: 'concept',
    linesBefore: 2,
  });
});

test('a tutorial without front matter gets harmless defaults too', () => {
  expect(fieldsOf('content/tutorials/start.mdx', 'Text').fields).toMatchObject({
    title: 'start',
    level: 'beginner',
    minutes: 1,
  });
});

const aPath =
  'must be a path such as /docs/api, with only letters, digits, hyphens, underscores and dots, and no slash at the end';
const noFile =
  'must not be /404, or end in /index or a file extension (write /docs/node-js, not /docs/node.js)';

test.each([
  ['C# & 10%.mdx', '/docs/C# & 10%', aPath],
  ['api?/keys.mdx', '/docs/api?/keys', aPath],
  ['keys .mdx', '/docs/keys ', aPath],
  ['keys.md.mdx', '/docs/keys.md', noFile],
])('the file name %s cannot become an address, so a slug is required', (name, path, problem) => {
  const file = `content/docs/${name}`;
  const message = `The page would have the address ${path}, which ${problem}. Rename its file or folder, or give it a slug.`;

  expect(fieldsOf(file, doc()).fields.faults).toEqual([{ file, line: 1, message }]);
  expect(fieldsOf(file, doc('slug: /docs/keys\n')).fields.faults).toEqual([]);
});

test('a file name may have letters of any language, and spaces between words', () => {
  expect(fieldsOf('content/docs/Größe und Maß/日本語.mdx', doc()).fields).toMatchObject({
    path: '/docs/Größe und Maß/日本語',
    faults: [],
  });
});

test('a wrong value is reported with its line and replaced by its default', () => {
  const { fields } = fieldsOf('content/docs/roles.mdx', doc('slug: who\nsidebar_lable: Who\n'));

  expect(fields.faults).toEqual([
    {
      file: 'content/docs/roles.mdx',
      line: 6,
      message:
        '"slug" must be a path such as /docs/api, with only letters, digits, hyphens, underscores and dots, and no slash at the end. Correct it.',
    },
    {
      file: 'content/docs/roles.mdx',
      line: 7,
      message: 'The key "sidebar_lable" is unknown. Did you mean "sidebar_label"?',
    },
  ]);
  expect(fields).toMatchObject({ path: '/docs/roles', label: 'Roles' });
});

const none =
  'The page has no front matter. Begin the file with a line of three dashes, a line for each key, and three dashes again; content/README.md lists the keys.';

test.each([
  ['', none],
  ['# Roles\n\nText.\n', none],
  ['Text.\n\n---\n', none],
  [
    doc().replaceAll('---', '----'),
    'The front matter opens with "----". Open it with three dashes and nothing else.',
  ],
])('%j has no front matter, which is one fault', (text, message) => {
  expect(fieldsOf('content/docs/roles.mdx', text).fields.faults).toEqual([
    { file: 'content/docs/roles.mdx', line: 1, message },
  ]);
});
