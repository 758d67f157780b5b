import type { TreeNode } from './tree';

/** The words of a node and of all that it holds, as they follow each other. */
export function treeText(node: TreeNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(treeText).join('');
}
