import type { CreateResolversArgs, Node } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { TreeNode, TreeProps } from '../../model/tree';
import type { ResolvedContent } from './compiledContent';
import { svgTree } from './svgTree';

type Props = Record<string, unknown>;

/** A resolver that gives a tree in which drawings stand as elements and photographs as the data of `GatsbyImage`. */
export function embedPictures({ getNodesByType, pathPrefix, reporter, cache }: CreateResolversArgs & { pathPrefix: string }) {
  async function embedded(node: TreeNode, folder: string): Promise<TreeNode> {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    if (name === 'Figure') return figure(props ?? {}, folder);
    const inner = await Promise.all(children.map((child) => embedded(child, folder)));
    if (name === 'Video' && props?.poster) {
      const { poster, ...rest } = props;
      return [name, { ...rest, image: await imageData(resolve(folder, String(poster))) }, ...inner];
    }
    return [name, props, ...inner];
  }

  async function figure({ src, ...props }: TreeProps, folder: string): Promise<TreeNode> {
    const path = resolve(folder, String(src));
    if (!path.endsWith('.svg')) return ['Figure', { ...props, image: await imageData(path) }];
    const { width, height, tree } = svgTree(readFileSync(path, 'utf8'));
    return tree ? ['Figure', { ...props, width, height }, tree] : ['Figure', props as Props];
  }

  function imageData(path: string): Promise<unknown> {
    const file = getNodesByType('File').find((node: Node) => node.absolutePath === path);
    const args = { layout: 'constrained', width: 720, placeholder: 'dominantColor', formats: ['auto', 'webp'] };
    return generateImageData({ file, args, pathPrefix, reporter, cache } as never) as Promise<unknown>;
  }

  return ({ tree, source }: ResolvedContent): Promise<TreeNode[]> =>
    Promise.all(tree.map((node) => embedded(node, dirname(resolve(source)))));
}
