import type { CreateResolversArgs, Node } from 'gatsby';
import { getSrc, getSrcSet, type IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { slashes } from '../../../model/address/slashes';
import type { TreeElement, TreeNode } from '../../../model/content/tree';
import { TEXT_WIDTH } from '../../../theme/tokens';
import type { ResolvedContent } from '../trees/resolvedBody';
import { rasterProblem, UNREADABLE } from './rasterProblem';
import { isDrawing, svgTree } from './svgTree';

type Args = CreateResolversArgs & { pathPrefix: string };

interface Context {
  nodeModel: { findOne(args: { type: string; query: object }): Promise<Node | null> };
}

/**
 * A resolver that embeds a page's pictures in its tree: drawings as SVG elements, photographs as a `picture` with the sizes and
 * formats from gatsby-plugin-sharp. The browser needs no script for either.
 */
export function embedPictures(args: Args) {
  return async ({ tree, pictures, source }: ResolvedContent, _: object, { nodeModel }: Context) => {
    if (pictures.length === 0) return tree;
    const folder = dirname(resolve(source));

    async function picture(src: unknown, alt: string) {
      const path = resolve(folder, src as string);
      // Queried through the model, so that the page is rebuilt when its picture is added or changed. Gatsby uses forward slashes.
      const query = { filter: { absolutePath: { eq: slashes(path) } } };
      const file = await nodeModel.findOne({ type: 'File', query });
      // A missing picture is reported with the other mistakes, which stop a build but not the development server. So is an
      // unreadable one, on which the plugin would end the build before anything is reported.
      if (!file || !existsSync(path)) return { tree: alt };
      const bytes = readFileSync(path);
      if (!isDrawing(path)) {
        if (rasterProblem(bytes)) return { tree: alt };
        return { tree: await photograph(file, alt, args).catch(() => corrupt(src, alt)) };
      }
      const { tree: drawing, width, height } = svgTree(bytes.toString('utf8'));
      return { tree: drawing ?? alt, width, height };
    }

    /** Corruption deeper inside a picture only shows now. */
    function corrupt(src: unknown, alt: string) {
      args.reporter.panicOnBuild(`${source}  The picture ${String(src)} ${UNREADABLE}`);
      return alt;
    }

    async function embedded(node: TreeNode): Promise<TreeNode> {
      if (typeof node === 'string') return node;
      const [name, props, ...children] = node;
      if (name === 'Figure') {
        const { src, ...rest } = props ?? {};
        const { tree: shown, ...size } = await picture(src, props?.alt as string);
        return [name, { ...rest, ...size }, shown];
      }
      if (name === 'Video' && props?.poster) {
        const { poster, ...rest } = props;
        return [name, rest, (await picture(poster, '')).tree];
      }
      return [name, props, ...(await Promise.all(children.map(embedded)))];
    }
    return Promise.all(tree.map(embedded));
  };
}

async function photograph(
  file: Node,
  alt: string,
  { pathPrefix, reporter, cache }: Args,
): Promise<TreeElement> {
  const args = {
    layout: 'constrained',
    width: TEXT_WIDTH,
    placeholder: 'dominantColor',
    formats: ['auto', 'webp'],
  };
  const made = generateImageData({ file, args, pathPrefix, reporter, cache } as never);
  const image = (await made) as IGatsbyImageData;
  const { sources = [], fallback } = image.images;
  const sizes = fallback?.sizes;
  const srcSet = getSrcSet(image);
  const props = {
    src: getSrc(image),
    srcSet,
    sizes,
    width: image.width,
    height: image.height,
    alt,
    loading: 'lazy',
    decoding: 'async',
    style: { backgroundColor: image.backgroundColor, ...ownSize(srcSet) },
  };
  return [
    'picture',
    null,
    ...sources.map(({ type, srcSet }): TreeElement => ['source', { type, srcSet, sizes }]),
    ['img', props],
  ];
}

/** Keeps a picture that is narrower than the column from being enlarged: its widest version has its original width. */
function ownSize(srcSet = ''): object {
  const widest = Number(/ (\d+)w$/.exec(srcSet)?.[1] ?? TEXT_WIDTH);
  return widest < TEXT_WIDTH ? { maxWidth: widest, marginInline: 'auto' } : {};
}
