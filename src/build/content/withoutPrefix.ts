import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Takes away the path that gatsby-transformer-remark has put before the links of a site below one: they are checked as they
 * are written, and what draws them puts it there.
 */
export function withoutPrefix(tree: Root, basePath: string): Root {
  if (basePath === '') return tree;
  visit(tree, ['link', 'definition'], (node) => {
    if ('url' in node && node.url.startsWith(`${basePath}/`))
      node.url = node.url.slice(basePath.length);
  });
  return tree;
}
