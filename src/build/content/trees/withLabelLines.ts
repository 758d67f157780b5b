import { isElement, treeText, type TreeNode } from '../../../model/content/tree';

/**
 * Each label in bold ("Role:") of a callout's paragraph starts a line, where the paragraph begins with one; everything else
 * stays as it is.
 */
export function withLabelLines(tree: readonly TreeNode[]): readonly TreeNode[] {
  return tree.map((node) => {
    if (!isElement(node)) return node;
    const [name, props, ...children] = node;
    if (name === 'Callout') return [name, props, ...children.map(labelled)];
    return [name, props, ...withLabelLines(children)];
  });
}

function labelled(node: TreeNode): TreeNode {
  if (!isElement(node)) return node;
  const [name, props, first, ...others] = node;
  if (name !== 'p' || first === undefined || !isLabel(first)) return node;
  const lines = others.flatMap((child): TreeNode[] =>
    isLabel(child) ? [['br', null], child] : [child],
  );
  return [name, props, first, ...lines];
}

const isLabel = (node: TreeNode) =>
  isElement(node) && node[0] === 'strong' && treeText(node).endsWith(':');
