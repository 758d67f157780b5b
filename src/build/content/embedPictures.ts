import type { CreateResolversArgs, Node } from 'gatsby';
import { getSrc, getSrcSet, type IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { TreeElement, TreeNode, TreeProps } from '../../model/tree';
import type { ResolvedContent } from './compiledContent';
import { isDrawing, svgTree } from './svgTree';

/** Width of the text column, in pixels: no picture is shown wider. */
const TEXT_WIDTH = 720;

type Args = CreateResolversArgs & { pathPrefix: string };

/**
 * A resolver that puts a page's pictures into its tree: a drawing as SVG elements, a photograph as a `picture` whose
 * sizes and formats gatsby-plugin-image has made. The browser needs no script for either.
 */
export function embedPictures({ getNodesByType, pathPrefix, reporter, cache }: Args) {
  async function embedded(node: TreeNode, folder: string): Promise<TreeNode> {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    if (name === 'Figure') return figure(props ?? {}, folder);
    const inner = await Promise.all(children.map((child) => embedded(child, folder)));
    if (name !== 'Video' || !props?.poster) return [name, props, ...inner];
    const { poster, ...rest } = props;
    const { tree } = await picture(resolve(folder, poster as string), '');
    return [name, rest, tree];
  }

  async function figure({ src, ...props }: TreeProps, folder: string): Promise<TreeNode> {
    const { tree, ...size } = await picture(resolve(folder, src as string), props.alt as string);
    return ['Figure', { ...props, ...size }, tree];
  }

  async function picture(path: string, alt: string) {
    if (!isDrawing(path)) return { tree: await photograph(path, alt) };
    const { tree, width, height } = svgTree(readFileSync(path, 'utf8'));
    return { tree: tree ?? alt, width, height };
  }

  async function photograph(path: string, alt: string): Promise<TreeElement> {
    const file = getNodesByType('File').find((node: Node) => node.absolutePath === path);
    const args = {
      layout: 'constrained',
      width: TEXT_WIDTH,
      placeholder: 'dominantColor',
      formats: ['auto', 'webp'],
    };
    const image = (await generateImageData({
      file,
      args,
      pathPrefix,
      reporter,
      cache,
    } as never)) as IGatsbyImageData;
    const { sources = [], fallback } = image.images;
    const sizes = fallback?.sizes;
    return [
      'picture',
      null,
      ...sources.map(({ type, srcSet }): TreeElement => ['source', { type, srcSet, sizes }]),
      [
        'img',
        {
          src: getSrc(image),
          srcSet: getSrcSet(image),
          sizes,
          width: image.width,
          height: image.height,
          alt,
          loading: 'lazy',
          decoding: 'async',
          style: { backgroundColor: image.backgroundColor },
        },
      ],
    ];
  }

  return ({ tree, source }: ResolvedContent): Promise<TreeNode[]> =>
    Promise.all(tree.map((node) => embedded(node, dirname(resolve(source)))));
}
