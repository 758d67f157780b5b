import type { TreeNode } from '../model/tree';

/** The body that a page's query gives: the build compiled it, but GraphQL knows it as any JSON. */
export function treeOf(content: { readonly tree: unknown }): readonly TreeNode[] {
  return content.tree as readonly TreeNode[];
}
