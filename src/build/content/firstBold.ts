import { isElement, treeText, type TreeElement } from '../../model/tree';

/**
 * What a step is called: the bold words that its text begins with, without the sign behind them; '' where it begins with
 * others.
 */
export function firstBold(element: TreeElement): string {
  const [name, , ...children] = element;
  if (name === 'strong') return treeText(element).replace(/[.,:;]$/, '');
  const first = children.find((child) => isElement(child) || child.trim() !== '');
  return first && isElement(first) ? firstBold(first) : '';
}
