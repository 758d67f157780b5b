import type { CodeSource } from '../../../src/build/content/compile/compiled';
import { articles, type ContentPage } from '../../support/contentPages';

/** A code block that runs on the demo data. */
export interface DemoBlock {
  readonly page: ContentPage;
  readonly block: CodeSource;
  /** Page and line. */
  readonly at: string;
  /** The result that the page shows for it, if any. */
  readonly table: CodeSource | undefined;
}

/** All code blocks marked `demo`, in one language. */
export function demoBlocks(language: 'sql' | 'python' | 'r'): DemoBlock[] {
  return articles.flatMap((page) =>
    page.body.code
      .filter((block) => block.language === language && block.meta.split(' ').includes('demo'))
      .map((block) => ({
        page,
        block,
        at: `${page.file}:${block.line}`,
        table: tableBelow(block, page),
      })),
  );
}

/** The table of results right below a block, as the next block of its page. */
function tableBelow(block: CodeSource, { source, body }: ContentPage): CodeSource | undefined {
  const next = body.code[body.code.indexOf(block) + 1];
  if (next?.language !== 'result') return undefined;
  const end = block.line + block.code.split('\n').length;
  const between = source.split('\n').slice(end, next.line - 1);
  return between.every((line) => line.trim() === '') ? next : undefined;
}
