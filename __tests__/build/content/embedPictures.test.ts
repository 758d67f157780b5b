import { rmSync } from 'node:fs';
import { embedPictures } from '../../../src/build/content/embedPictures';
import type { ResolvedContent } from '../../../src/build/content/resolvedBody';
import type { TreeNode } from '../../../src/model/tree';
import type { FileNode } from '../../../src/build/nodes/fileNode';
import { fileNode, inTemporaryProject } from '../support/project';

jest.mock('gatsby-plugin-sharp', () => ({
  generateImageData: ({ file }: { file: FileNode }) => Promise.resolve({ images: {}, file }),
}));
jest.mock('gatsby-plugin-image', () => ({
  getSrc: ({ file }: { file: FileNode }) => `/static/${file.base}`,
  getSrcSet: () => undefined,
}));

inTemporaryProject();

const drawing = '<svg viewBox="0 0 20 10"><rect width="4" /></svg>';
const known = new Map<string, FileNode>();

/** Puts a picture beside the page, of which Gatsby knows. */
function picture(name: string, text = ''): FileNode {
  const node = fileNode(`content/docs/images/${name}`, text);
  known.set(node.absolutePath, node);
  return node;
}

/** What the build makes of an element of a page with pictures. */
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
  const [node] = await embedPictures({ pathPrefix: '' } as never)(
    content,
    {},
    { nodeModel: { findOne } },
  );
  return node!;
}

const figure = (name: string): TreeNode => ['Figure', { src: `./images/${name}`, alt: 'A chart' }];

test('a drawing is drawn into the page, in its own size', async () => {
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

test('a photograph is loaded', async () => {
  picture('photo.png');

  expect(await embedded(figure('photo.png'))).toMatchObject([
    'Figure',
    { alt: 'A chart' },
    ['picture', null, ['img', { src: '/static/photo.png', alt: 'A chart' }]],
  ]);
});

test.each(['none.svg', 'none.png'])(
  'where %s is missing the page can be shown, with the alt text',
  async (name) => {
    expect(await embedded(figure(name))).toEqual(['Figure', { alt: 'A chart' }, 'A chart']);
  },
);

test.each(['gone.svg', 'gone.png'])('so it can where Gatsby still knows %s', async (name) => {
  rmSync(picture(name).absolutePath);

  expect(await embedded(figure(name))).toEqual(['Figure', { alt: 'A chart' }, 'A chart']);
});

test('a recording without its poster can be shown', async () => {
  expect(await embedded(['Video', { poster: './images/none.png' }])).toEqual(['Video', {}, '']);
});
