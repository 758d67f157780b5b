import type { CreateResolversArgs, Node } from 'gatsby';
import { getSrc, getSrcSet, type IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { slashes } from '../../model/slashes';
import type { TreeElement, TreeNode } from '../../model/tree';
import type { ResolvedContent } from './resolvedBody';
import { rasterProblem, UNREADABLE } from './rasterProblem';
import { isDrawing, svgTree } from './svgTree';

/** Width of the text column, in pixels: no picture is shown wider. */
const TEXT_WIDTH = 720;

type Args = CreateResolversArgs & { pathPrefix: string };

interface Context {
  nodeModel: { findOne(args: { type: string; query: object }): Promise<Node | null> };
}

/**
 * A resolver that puts a page's pictures into its tree: a drawing as SVG elements, a photograph as a `picture` whose
 * sizes and formats gatsby-plugin-image has made. The browser needs no script for either.
 */
export function embedPictures(args: Args) {
  return async ({ tree, pictures, source }: ResolvedContent, _: object, { nodeModel }: Context) => {
    if (pictures.length === 0) return tree;
    const folder = dirname(resolve(source));

    async function picture(src: unknown, alt: string) {
      const path = resolve(folder, src as string);
      // Asked for through the model, so that the page is made anew when its picture comes or changes. Gatsby writes slashes.
      const query = { filter: { absolutePath: { eq: slashes(path) } } };
      const file = await nodeModel.findOne({ type: 'File', query });
      // A missing picture is told with the other mistakes, which stop a build but not the development server; so is one that
      // cannot be read, at which the plugin would end the build before anything is told.
      if (!file || !existsSync(path)) return { tree: alt };
      const bytes = readFileSync(path);
      if (!isDrawing(path)) {
        if (rasterProblem(bytes)) return { tree: alt };
        return { tree: await photograph(file, alt, args).catch(() => untold(src, alt)) };
      }
      const { tree: drawing, width, height } = svgTree(bytes.toString('utf8'));
      return { tree: drawing ?? alt, width, height };
    }

    /** What is wrong further inside a picture shows only now. */
    function untold(src: unknown, alt: string) {
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

/** Keeps a picture that is narrower than the column from being blown up: its widest version is as wide as itself. */
function ownSize(srcSet = ''): object {
  const widest = Number(/ (\d+)w$/.exec(srcSet)?.[1] ?? TEXT_WIDTH);
  return widest < TEXT_WIDTH ? { maxWidth: widest, marginInline: 'auto' } : {};
}
