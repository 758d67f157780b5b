import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The body of a content file: everything below its front matter. */
export interface Body {
  readonly text: string;
  /** True for docs and tutorials, which are MDX; the changelog is Markdown without components. */
  readonly mdx: boolean;
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The body as a tree with positions; undefined if it cannot be parsed, which the build reports. */
export function markdownTree(body: Body): Root | undefined {
  try {
    return (body.mdx ? mdx : markdown).parse(body.text);
  } catch {
    return undefined;
  }
}
