import { isElement, type TreeElement, type TreeNode } from '../../../model/content/tree';
import { firstBold } from '../../content/trees/firstBold';

/** The names of a page's steps, in order: the bold words at the start of each item of a `Steps` list. */
export function stepNames(tree: readonly TreeNode[]): string[] {
  return tree.filter(isElement).flatMap(([name, , ...children]) => {
    if (name === 'Steps') return children.flatMap(listItems).map(firstBold).filter(Boolean);
    return stepNames(children);
  });
}

function listItems(node: TreeNode): TreeElement[] {
  if (!isElement(node) || node[0] !== 'ol') return [];
  const [, , ...items] = node;
  return items.filter(isElement).filter(([name]) => name === 'li');
}
