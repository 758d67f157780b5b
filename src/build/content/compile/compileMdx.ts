import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { annotate } from './annotate';
import type { BodyFault, CompiledBody } from './compiled';
import { compileHast } from './compileHast';
import { syntaxFault } from './syntaxFault';

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(() => (tree: MarkdownRoot, file) => annotate(tree, String(file)))
  .use(remarkRehype, { passThrough: [...MDX_NODES] });

/** Compiles a page's body from MDX. Never throws: if it cannot be parsed, the body is empty and has a fault. */
export function compileMdx(body: string): CompiledBody {
  const read = htmlOf(body);
  if ('root' in read) return compileHast(read.root);
  const nothing = { tree: [], headings: [], links: [], pictures: [], tabs: [], code: [] };
  return { ...nothing, faults: [read.fault] };
}

function htmlOf(body: string): { readonly root: Root } | { readonly fault: BodyFault } {
  try {
    return { root: processor.runSync(processor.parse(body), new VFile(body)) };
  } catch (error) {
    return { fault: syntaxFault(error, body, (text) => processor.parse(text)) };
  }
}
