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

/** A body of MDX as a tree of HTML, or why it cannot be read. */
export type ParsedMdx = { readonly root: Root } | { readonly fault: BodyFault };

/** Reads MDX; never throws for what is written in it. */
export function parseMdx(body: string): ParsedMdx {
  try {
    return { root: processor.runSync(processor.parse(body)) };
  } catch (error) {
    return { fault: syntaxFault(error) };
  }
}

/** Makes a page's body from MDX. A body that cannot be parsed is empty and tells why. */
export function compileParsed(parsed: ParsedMdx): CompiledBody {
  if ('root' in parsed) return compileHast(parsed.root);
  return { tree: [], headings: [], links: [], pictures: [], code: [], faults: [parsed.fault] };
}

/** Makes a page's body from MDX; see `compileParsed`. */
export const compileMdx = (body: string): CompiledBody => compileParsed(parseMdx(body));

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
