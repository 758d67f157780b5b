import { rmSync, writeFileSync } from 'node:fs';
import { embedPictures } from '../../../../src/build/content/pictures/embedPictures';
import type { ResolvedContent } from '../../../../src/build/content/trees/resolvedBody';
import type { TreeNode } from '../../../../src/model/content/tree';
import type { FileNode } from '../../../../src/build/nodes/fileNode';
import { fileNode, inTemporaryProject } from '../../support/project';

jest.mock('gatsby-plugin-sharp', () => ({
  // For a picture that it cannot read, the plugin resolves to nothing.
  generateImageData: ({ file }: { file: FileNode }) =>
    Promise.resolve(file.base === 'corrupt.png' ? undefined : { images: {}, file }),
}));
jest.mock('gatsby-plugin-image', () => ({
  getSrc: ({ file }: { file: FileNode }) => `/static/${file.base}`,
  getSrcSet: ({ file }: { file: FileNode }) =>
    [180, 360, 720]
      .slice(0, file.base === 'small.png' ? 2 : 3)
      .map((width) => `/a.png ${width}w`)
      .join(',\n'),
}));

inTemporaryProject();

const drawing = '<svg viewBox="0 0 20 10"><rect width="4" /></svg>';
const photo = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0IEND\xaeB`\x82', 'latin1');
const panicOnBuild = jest.fn();
const known = new Map<string, FileNode>();

/** Adds a picture next to the page, with a node in Gatsby. */
function picture(name: string, content: string | Buffer = photo): FileNode {
  const node = fileNode(`content/docs/images/${name}`);
  writeFileSync(node.absolutePath, content);
  known.set(node.absolutePath, node);
  return node;
}

/** An element of a page after its pictures are embedded. */
async function embedded(element: TreeNode): Promise<TreeNode> {
  const content = {
    tree: [element],
    pictures: [{ src: '', line: 1 }],
    source: 'content/docs/roles.mdx',
  } as unknown as ResolvedContent;
  const findOne = ({ query }: { query: object }) => {
    const { filter } = query as { filter: { absolutePath: { eq: string } } };
    return Promise.resolve(known.get(filter.absolutePath.eq) ?? null);
  };
  const [node] = await embedPictures({ pathPrefix: '', reporter: { panicOnBuild } } as never)(
    content,
    {},
    { nodeModel: { findOne } },
  );
  return node!;
}

const figure = (name: string): TreeNode => ['Figure', { src: `./images/${name}`, alt: 'A chart' }];

test('a drawing is inlined in its original size', async () => {
  picture('steps.svg', drawing);

  expect(await embedded(['li', null, figure('steps.svg')])).toEqual([
    'li',
    null,
    [
      'Figure',
      { alt: 'A chart', width: 20, height: 10 },
      ['svg', { viewBox: '0 0 20 10' }, ['rect', { width: '4' }]],
    ],
  ]);
});

test('a photograph becomes a picture element', async () => {
  picture('photo.png');

  expect(await embedded(figure('photo.png'))).toMatchObject([
    'Figure',
    { alt: 'A chart' },
    ['picture', null, ['img', { src: '/static/photo.png', alt: 'A chart' }]],
  ]);
});

test('a photograph narrower than the column keeps its size', async () => {
  picture('small.png');
  const shown = JSON.stringify(await embedded(figure('small.png')));

  expect(shown).toContain('"maxWidth":360,"marginInline":"auto"');
});

test('an unreadable picture is replaced by its alt text', async () => {
  picture('empty.png', '');

  expect(await embedded(figure('empty.png'))).toEqual(['Figure', { alt: 'A chart' }, 'A chart']);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test('a corrupt picture stops a build with a message', async () => {
  picture('corrupt.png');

  expect(await embedded(figure('corrupt.png'))).toEqual(['Figure', { alt: 'A chart' }, 'A chart']);
  expect(panicOnBuild).toHaveBeenCalledWith(
    'content/docs/roles.mdx  The picture ./images/corrupt.png cannot be read as an image. Save it again as PNG, JPEG, WebP or AVIF.',
  );
});

test.each(['none.svg', 'none.png'])(
  'the missing picture %s is replaced by its alt text',
  async (name) => {
    expect(await embedded(figure(name))).toEqual(['Figure', { alt: 'A chart' }, 'A chart']);
  },
);

test.each(['gone.svg', 'gone.png'])(
  'the deleted picture %s is replaced by its alt text even if Gatsby still has its node',
  async (name) => {
    rmSync(picture(name).absolutePath);

    expect(await embedded(figure(name))).toEqual(['Figure', { alt: 'A chart' }, 'A chart']);
  },
);

test('a recording with a missing poster can be shown', async () => {
  expect(await embedded(['Video', { poster: './images/none.png' }])).toEqual(['Video', {}, '']);
});
