import { isElement, treeText, type TreeNode } from '../../../model/content/tree';

/**
 * Each table without a label is called after the heading above it, and numbered from the second one on: screen readers list
 * the tables of a page by their names. A table above the first heading stays without.
 */
export function withTableNames(tree: readonly TreeNode[]): TreeNode[] {
  let heading = '';
  let tables = 0;
  const named = (node: TreeNode): TreeNode => {
    if (!isElement(node)) return node;
    const [name, props, ...children] = node;
    if (/^h[2-6]$/.test(name)) {
      heading = treeText(node).trim();
      tables = 0;
    }
    if (name !== 'table' || heading === '' || props?.label)
      return [name, props, ...children.map(named)];
    tables += 1;
    return [name, { ...props, label: tables > 1 ? `${heading} ${tables}` : heading }, ...children];
  };
  return tree.map(named);
}
