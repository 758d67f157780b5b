import type { Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { annotate } from './annotate';
import type { CompiledBody } from './compiled';
import { compileHast } from './compileHast';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => (tree: MarkdownRoot, file) => annotate(tree, String(file)))
  .use(remarkRehype);

/** Makes the body of an entry of the changelog, as a build does with what gatsby-transformer-remark hands out. */
export function compileMarkdown(body: string): CompiledBody {
  return compileHast(processor.runSync(processor.parse(body), new VFile(body)));
}
