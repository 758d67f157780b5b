import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Removes the base path that gatsby-transformer-remark prepends to links: they are checked as written, and the base path is added
 * again when they are rendered.
 */
export function withoutPrefix(tree: Root, basePath: string): Root {
  if (basePath === '') return tree;
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node && node.url.startsWith(`${basePath}/`))
      node.url = node.url.slice(basePath.length);
  });
  return tree;
}
