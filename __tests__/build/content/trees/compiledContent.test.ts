import type { Element, Root } from 'hast';
import { compiledContent } from '../../../../src/build/content/trees/compiledContent';
import { inTemporaryProject } from '../../support/project';

type Resolve = ReturnType<typeof compiledContent>;
type ContentNode = Parameters<Resolve>[0];

inTemporaryProject();

const newResolver = () => compiledContent();

/** One of our nodes, whose parent from a Markdown plugin contains `body`. */
function contentOf(type: string, body: string, given: object = {}, resolve = newResolver()) {
  const node = {
    id: 'page',
    parent: 'file',
    source: 'content/docs/a.mdx',
    linesBefore: 5,
    internal: { type, contentDigest: `digest of ${body} ${JSON.stringify(given)}` },
    ...given,
  };
  const paragraph: Element = {
    type: 'element',
    tagName: 'p',
    properties: { dataLine: '1' },
    children: [{ type: 'text', value: body }],
  };
  const htmlAst = { resolve: (): Root => ({ type: 'root', children: body ? [paragraph] : [] }) };
  return resolve(
    node as unknown as ContentNode,
    {},
    { nodeModel: { getNodeById: () => ({ body }) } } as unknown as Parameters<Resolve>[2],
    { schema: { getType: () => ({ getFields: () => ({ htmlAst }) }) } },
  );
}

test.each(['Doc', 'Tutorial'])(
  'the body of a %s is MDX, with lines counted in the file',
  async (type) => {
    expect(
      await contentOf(type, 'See [a](/b).\n\n{c}\n\n![d](./d.png)\n\n```sql\n1\n```'),
    ).toMatchObject({
      source: 'content/docs/a.mdx',
      links: [{ href: '/b', line: 6 }],
      pictures: [{ src: './d.png', line: 10 }],
      code: [{ line: 12 }],
      faults: [{ line: 8 }],
    });
  },
);

test('the recording of a tutorial is one of its links', async () => {
  const content = await contentOf('Tutorial', 'See [a](/b).', { video: '/c', videoLine: 4 });

  expect(content.links).toEqual([
    { href: '/c', line: 4 },
    { href: '/b', line: 6 },
  ]);
});

test('a recording with an invalid address is reported at its line', async () => {
  const content = await contentOf('Tutorial', 'Text.', { video: 'a.mp4', videoLine: 4 });

  expect(content).toMatchObject({
    links: [],
    faults: [
      {
        line: 4,
        message: 'a.mp4 is not the address of a video player. Write one that begins with https:.',
      },
    ],
  });
});

test('the body of an entry is the HTML tree of its Markdown', async () => {
  expect(await contentOf('ChangelogEntry', '{plain} text')).toMatchObject({
    tree: [['p', null, '{plain} text']],
    faults: [],
  });
});

test.each(['Doc', 'Tutorial', 'ChangelogEntry'])('an empty %s is reported', async (type) => {
  expect((await contentOf(type, '')).faults).toEqual([
    { line: 1, message: 'The page is empty. Write its text, or mark it with draft: true.' },
  ]);
});

test.each(['Doc', 'Tutorial', 'ChangelogEntry'])(
  'an empty %s is fine if it is a draft',
  async (type) => {
    expect((await contentOf(type, '', { draft: true })).faults).toEqual([]);
  },
);

test('the first-level heading of a page is a second one only if front matter has a title', async () => {
  const body = '# Hello\n\nText <b>here</b>.';
  const html = 'Raw HTML <b> is not allowed. Write **words**.';
  const messages = async (linesBefore: number) =>
    (await contentOf('Doc', body, { linesBefore })).faults.map(({ message }) => message);

  expect(await messages(0)).toEqual([html]);
  expect(await messages(4)).toEqual([
    '"Hello" is a second first-level heading, but the title already is one. Start it with ##.',
    html,
  ]);
});

test('a page with only a comment is empty', async () => {
  expect((await contentOf('Doc', '{/* Soon. */}')).faults).toHaveLength(1);
});

test('the body of a category is its intro, which is optional', async () => {
  const category = (intro?: string) => contentOf('Category', '', { intro, linesBefore: 3 });

  expect(await category('All of [it](../b).')).toMatchObject({ faults: [{ line: 4 }] });
  expect(await category()).toMatchObject({ tree: [], faults: [] });
});

test.each([
  ['a worker of Gatsby drops', '1', false],
  ['the main process keeps', '', true],
])('%s its compiled bodies when there are many', (_, id, kept) => {
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_WORKER_ID: id });
  const resolve = newResolver();
  const version = (digest: number) =>
    contentOf(
      'Category',
      '',
      { internal: { type: 'Category', contentDigest: `${digest}` } },
      resolve,
    );
  const first = version(0);
  for (let digest = 1; digest < 500; digest += 1) void version(digest);

  expect(version(499) === version(499)).toBe(true);
  expect(version(0) === first).toBe(kept);
  jest.restoreAllMocks();
});

test('a body is compiled once per version of its file', () => {
  const resolve = newResolver();
  const version = (contentDigest: string) =>
    contentOf('Doc', 'Text', { internal: { type: 'Doc', contentDigest } }, resolve);

  expect(version('1')).toBe(version('1'));
  expect(version('2')).not.toBe(version('1'));
});
