import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { annotate } from './annotate';
import type { BodyFault, CompiledBody } from './compiled';
import { compileHast } from './compileHast';

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
  .use(() => (tree: MarkdownRoot) => annotate(tree))
  .use(remarkRehype, { passThrough: [...MDX_NODES] });

/** Makes a page's body from MDX; never throws for what is written in it. A body that cannot be read is empty and tells why. */
export function compileMdx(body: string): CompiledBody {
  const read = htmlOf(body);
  if ('root' in read) return compileHast(read.root);
  return { tree: [], headings: [], links: [], pictures: [], code: [], faults: [read.fault] };
}

function htmlOf(body: string): { readonly root: Root } | { readonly fault: BodyFault } {
  try {
    return { root: processor.runSync(processor.parse(body)) };
  } catch (error) {
    return { fault: syntaxFault(error) };
  }
}

function syntaxFault(error: unknown): BodyFault {
  const { reason, line, place } = error as {
    reason?: string;
    line?: number;
    place?: { line?: number; start?: { line: number } };
  };
  // Some messages tell the place in words only, and count it in the body.
  const opened = /\((\d+):\d+-/.exec(reason ?? '')?.[1];
  const at = line ?? place?.line ?? place?.start?.line ?? Number(opened ?? 1);
  const why = (reason ?? String(error))
    .split('\n')[0]
    ?.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\.$/, '');
  if (why?.startsWith('Could not parse import/exports')) {
    const message =
      'A paragraph begins with the word import or export, which MDX takes for code. Begin it with another word.';
    return { line: at, message };
  }
  return {
    line: at,
    message: `The text cannot be read as MDX: ${why}. Close what is open, and put { and < of the text in backticks.`,
  };
}
