import type { TreeNode } from '../model/content/tree';

/** The body from a page's query, typed: the build compiled it, but to GraphQL it is arbitrary JSON. */
export function treeOf(content: { readonly tree: unknown }): readonly TreeNode[] {
  return content.tree as readonly TreeNode[];
}
