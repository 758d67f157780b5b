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

/** Compiles the body of a changelog entry, with the same result as a build, which uses gatsby-transformer-remark. */
export function compileMarkdown(body: string): CompiledBody {
  return compileHast(processor.runSync(processor.parse(body), new VFile(body)));
}
