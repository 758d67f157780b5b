import { isElement, treeText, type TreeElement } from '../../../model/content/tree';

/**
 * The name of a step: the bold words at the start of its text, without trailing punctuation; '' if it does not start with bold
 * words.
 */
export function firstBold(element: TreeElement): string {
  const [name, , ...children] = element;
  if (name === 'strong') return treeText(element).replace(/[.,:;]$/, '');
  const first = children.find((child) => isElement(child) || child.trim() !== '');
  return first && isElement(first) ? firstBold(first) : '';
}
