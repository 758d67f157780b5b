import { treeText, type TreeElement, type TreeNode } from '../../model/tree';

/** What the steps of a page tell to do, in order: the bold words that each item of a `Steps` list begins with. */
export function stepNames(tree: readonly TreeNode[]): string[] {
  return tree.filter(isElement).flatMap(([name, , ...children]) => {
    if (name === 'Steps') return children.flatMap(listItems).map(firstBold).filter(Boolean);
    return stepNames(children);
  });
}

const isElement = (node: TreeNode): node is TreeElement => typeof node !== 'string';

function listItems(node: TreeNode): TreeElement[] {
  if (!isElement(node) || node[0] !== 'ol') return [];
  const [, , ...items] = node;
  return items.filter(isElement).filter(([name]) => name === 'li');
}

/** The first bold words below an element, or '' where its text does not begin with any. */
function firstBold(element: TreeElement): string {
  const [name, , ...children] = element;
  if (name === 'strong') return treeText(element).replace(/[.:,]$/, '');
  const first = children.find((child) => typeof child !== 'string' || child.trim() !== '');
  return first && isElement(first) ? firstBold(first) : '';
}
