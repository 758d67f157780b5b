import type { PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { TreeNode } from '../../../model/content/tree';

const parser = unified().use(remarkParse);

/**
 * Compiles a line of Markdown: text, code, bold and emphasized words, and links. HTML and pictures are left out, and anything
 * that would be a block, such as `- one`, stays text.
 *
 * @example inlineMarkdown('See `id`') // => ['See ', ['code', null, 'id']]
 */
export function inlineMarkdown(text: string): TreeNode[] {
  return parser
    .parse(text)
    .children.flatMap((block) =>
      block.type === 'paragraph'
        ? block.children.flatMap(nodes)
        : [text.slice(block.position?.start.offset, block.position?.end.offset)],
    );
}

function nodes(node: PhrasingContent): TreeNode[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'inlineCode':
      return [['code', null, node.value]];
    case 'strong':
      return [['strong', null, ...node.children.flatMap(nodes)]];
    case 'emphasis':
      return [['em', null, ...node.children.flatMap(nodes)]];
    case 'link':
      return [['a', { href: node.url }, ...node.children.flatMap(nodes)]];
    default:
      return [];
  }
}
