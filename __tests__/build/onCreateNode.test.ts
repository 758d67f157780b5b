import type { CreateNodeArgs, Node } from 'gatsby';
import { existsSync, rmSync } from 'node:fs';
import { onCreateNode } from '../../src/build/onCreateNode';
import { fileNode, inTemporaryProject } from './support/project';

jest.mock('../../site.config', () => ({
  siteConfig: {
    versions: [{ name: '2.0', label: '2.0', docs: ['api/keys', 'roles'], draftIds: ['api/keys'] }],
  },
}));

inTemporaryProject();

const description = 'Who may see, edit and publish the projects of a workspace.';
const doc = `---\ntitle: Roles\ndescription: ${description}\nsidebar_position: 1\nkind: concept\n`;
const entry = `---\ntitle: Totals\ndescription: ${description}\ndate: 2025-10-29\n`;

/** The nodes created once a plugin has turned a file into a node of `type`; 'File' is the file itself. */
async function madeOf(type: string, path: string, text: string) {
  const file = fileNode(path, text);
  const node = {
    id: `${type} of ${path}`,
    parent: file.id,
    internal: { type, contentDigest: 'digest of the parent' },
  } as Node;
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  await onCreateNode(
    {
      node: type === 'File' ? file : node,
      getNode: (id: string) => (id === file.id ? file : undefined),
      actions: { createNode, createParentChildLink },
      createNodeId: (seed: string) => `id of ${seed}`,
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(createParentChildLink).toHaveBeenCalledTimes(createNode.mock.calls.length);
  return createNode.mock.calls.flat() as unknown[];
}

test('an MDX file of the docs becomes a page, a child of its MDX node', async () => {
  expect(await madeOf('Mdx', 'content/docs/roles.mdx', `${doc}---\nText`)).toEqual([
    expect.objectContaining({
      id: 'id of Doc content/docs/roles.mdx',
      parent: 'Mdx of content/docs/roles.mdx',
      children: [],
      internal: { type: 'Doc', contentDigest: 'digest of the parent' },
      path: '/docs/roles',
      title: 'Roles',
    }),
  ]);
});

test.each([
  ['Mdx', 'content/tutorials/start.mdx', 'Text', 'Tutorial', '/tutorials/start'],
  ['Mdx', 'content/versions/2.0/roles.mdx', `${doc}---\n`, 'Doc', '/docs/2.0/roles'],
  [
    'MarkdownRemark',
    'content/changelog/2025-10-29.md',
    `${entry}---\n`,
    'ChangelogEntry',
    '/changelog/2025-10-29',
  ],
  ['File', 'content/docs/api/_category.yml', 'label: API\n', 'Category', '/docs/api'],
])('a node of type %s for %s becomes content', async (type, path, text, made, address) => {
  expect(await madeOf(type, path, text)).toMatchObject([
    { internal: { type: made }, path: address },
  ]);
});

test.each([
  ['File', 'content/docs/roles.mdx', `${doc}---\n`],
  ['File', 'content/docs/images/a.svg', ''],
  ['MarkdownRemark', 'content/docs/roles.md', `${doc}---\n`],
  ['Mdx', 'content/changelog/2025-10-29.mdx', `${entry}---\n`],
  ['ImageSharp', 'content/docs/images/a.png', ''],
])('a node of type %s for %s is not content', async (type, path, text) => {
  expect(await madeOf(type, path, text)).toEqual([]);
});

test.each(['content/versions/2.0/people.mdx', 'content/versions/1.0/roles.mdx'])(
  '%s, which the configuration leaves out, makes no node',
  async (path) => {
    expect(await madeOf('Mdx', path, `${doc}---\n`)).toEqual([]);
  },
);

test('a file with unreadable front matter makes no node, and the checks report it', async () => {
  expect(await madeOf('Mdx', 'content/docs/roles.mdx', '---\na: b: c\n---\n')).toEqual([]);
});

describe.each([
  ['production', 0],
  ['development', 1],
])('in %s', (mode, count) => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([
    ['Mdx', 'content/docs/roles.mdx', `${doc}draft: true\n---\n`],
    ['MarkdownRemark', 'content/changelog/2025-10-29.md', `${entry}draft: true\n---\n`],
  ])(`a draft becomes ${count} pages: %s`, async (type, path, text) => {
    expect(await madeOf(type, path, text)).toHaveLength(count);
  });

  test.each([
    ['a draft is recorded', `${doc}draft: true\n---\n`, true],
    ['any other page is not', `${doc}---\n`, false],
  ])('%s for the next start, which may or may not show drafts', async (_, text, noted) => {
    rmSync('.cache', { recursive: true, force: true });
    await madeOf('Mdx', 'content/docs/roles.mdx', text);

    expect(existsSync('.cache/drafts')).toBe(noted);
  });
});

test.each([
  ['Mdx', 'content/docs/roles.mdx', `${doc}draft: true\n---\n`, true],
  ['MarkdownRemark', 'content/changelog/2025-10-29.md', `${entry}draft: true\n---\n`, true],
  ['Mdx', 'content/versions/2.0/api/keys.mdx', `${doc}---\n`, true],
  ['Mdx', 'content/docs/roles.mdx', `${doc}---\n`, false],
])(
  'the node says whether the page is a draft, for the check of its body: %s for %s',
  async (type, path, text, draft) => {
    expect(await madeOf(type, path, text)).toMatchObject([{ draft }]);
  },
);

test('a node that comes from no file is not content', async () => {
  const node = { id: 'a', parent: null, internal: { type: 'Mdx' } } as unknown as Node;
  const args = { node, getNode: () => undefined } as unknown as CreateNodeArgs;

  await expect(
    Promise.resolve(onCreateNode(args, { plugins: [] }, () => undefined)),
  ).resolves.toBeUndefined();
});
