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
import { mdxProblem } from './mdxProblem';

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
  return { tree: [], headings: [], links: [], pictures: [], code: [], faults: [read.fault] };
}

function htmlOf(body: string): { readonly root: Root } | { readonly fault: BodyFault } {
  try {
    return { root: processor.runSync(processor.parse(body), new VFile(body)) };
  } catch (error) {
    return { fault: syntaxFault(error, body) };
  }
}

function syntaxFault(error: unknown, body: string): BodyFault {
  const { reason, line, place } = error as {
    reason?: string;
    line?: number;
    place?: { line?: number; start?: { line: number } };
  };
  // Some messages contain the place only in their text.
  const opened = /\((\d+):\d+-/.exec(reason ?? '')?.[1];
  const at = line ?? place?.line ?? place?.start?.line ?? Number(opened ?? 1);
  const [why = ''] = (reason ?? String(error)).split('\n');
  return { line: at, message: mdxProblem(why, body.split('\n')[at - 1] ?? '') };
}
