import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { annotate } from '../../../src/build/content/compile/annotate';
import type { CompiledBody } from '../../../src/build/content/compile/compiled';
import { compileHast } from '../../../src/build/content/compile/compileHast';
import { compileMdx } from '../../../src/build/content/compile/compileMdx';

type Compile = (body: string) => Promise<CompiledBody>;

/** Both kinds of Markdown, each compiled as the build does it. */
export const kinds: [name: string, compile: Compile][] = [
  ['MDX', (body) => Promise.resolve(compileMdx(body))],
  ['the changelog', compileChangelog],
];

/** The faults of MDX that begins on the third line of its body. */
export function mdxFaults(text: string) {
  return compileMdx(`Text.\n\n${text}`).faults;
}

type ExtendNodeType = (
  args: object,
  options: object,
) => Promise<{ htmlAst: { resolve(node: object, args: object, context: object): Promise<Root> } }>;

// The transformer itself, because its own Markdown packages are years older than ours and drop all positions.
const extendNodeType = jest.requireActual<ExtendNodeType>(
  'gatsby-transformer-remark/extend-node-type',
);
const plugin = jest.requireActual<object>('../../../plugins/gatsby-remark-apply');
const transform = (tree: MarkdownRoot, { body }: { body: string }) => annotate(tree, body);
const cache = { get: () => Promise.resolve(), set: () => Promise.resolve() };

/** A body of the changelog, by way of the HTML tree that gatsby-transformer-remark hands out. */
export async function compileChangelog(content: string): Promise<CompiledBody> {
  const fields = await extendNodeType(
    { type: { name: 'MarkdownRemark' }, cache, getCache: () => cache, getNodesByType: () => [] },
    { plugins: [{ name: 'apply', module: plugin, pluginOptions: { transform } }] },
  );
  const node = { id: content, internal: { content, contentDigest: content } };
  return compileHast(await fields.htmlAst.resolve(node, {}, {}));
}
