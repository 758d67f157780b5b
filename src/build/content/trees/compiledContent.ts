import type { Node } from 'gatsby';
import type { Root } from 'hast';
import type { CompiledBody } from '../compile/compiled';
import { compileHast } from '../compile/compileHast';
import { cachedMdx } from '../compile/cachedMdx';
import { resolvedBody, type ResolvedContent } from './resolvedBody';

/** The fields of our nodes that concern the body. */
interface ContentNode extends Node {
  readonly source: string;
  readonly path: string;
  readonly linesBefore: number;
  readonly draft: boolean;
  readonly intro?: string;
  readonly video?: string;
  readonly videoLine?: number;
}

interface Info {
  schema: { getType(name: string): { getFields(): Record<string, { resolve: FieldResolver }> } };
}
type FieldResolver = (source: unknown, args: object, context: Context, info: Info) => unknown;
interface Context {
  nodeModel: { getNodeById(query: { id: string }): Node | null };
}

/** Gatsby's workers resolve each page a few times at most, so they keep no more bodies than this. */
const MOST_IN_WORKER = 500;

/** A resolver that compiles each body once per version of its file, whether MDX or Markdown. */
export function compiledContent() {
  const known = new Map<string, Promise<ResolvedContent>>();

  return (node: ContentNode, _: object, context: Context, info: Info): Promise<ResolvedContent> => {
    if (process.env.GATSBY_WORKER_ID && known.size >= MOST_IN_WORKER) known.clear();
    const key = `${node.id} ${node.internal.contentDigest}`;
    const compiled = known.get(key) ?? compile(node, context, info);
    known.set(key, compiled);
    return compiled;
  };
}

async function compile(node: ContentNode, context: Context, info: Info): Promise<ResolvedContent> {
  return resolvedBody(await bodyOf(node, context, info), { ...node, type: node.internal.type });
}

async function bodyOf(node: ContentNode, context: Context, info: Info): Promise<CompiledBody> {
  const { type } = node.internal;
  const parent = context.nodeModel.getNodeById({ id: node.parent ?? '' });
  if (type !== 'ChangelogEntry') {
    const mdx = type === 'Category' ? (node.intro ?? '') : String(parent?.body);
    return cachedMdx(node.source, mdx);
  }
  const { htmlAst } = info.schema.getType('MarkdownRemark').getFields();
  return compileHast((await htmlAst?.resolve(parent, {}, context, info)) as Root);
}
