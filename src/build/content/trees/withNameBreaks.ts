import { isElement, type TreeNode } from '../../../model/content/tree';

/** Fits every column. */
const SHORT = 12;

/** After separators, and before a capital letter within a name. */
const PLACE = /(?<=[a-z\d])(?=[A-Z][a-z])|(?<=[\w}][_./:,=&?-]+)(?=[\w{])/;

/**
 * Names in the code of table cells may be broken between their words, as `USER_|ROLE` or `user|Email`. On a narrow screen,
 * they would otherwise be broken anywhere, or widen the table.
 */
export function withNameBreaks(tree: readonly TreeNode[], inCell = false): TreeNode[] {
  return tree.map((node) => {
    if (!isElement(node)) return node;
    const [name, props, ...children] = node;
    if (inCell && name === 'code') return [name, props, ...children.flatMap(broken)];
    return [name, props, ...withNameBreaks(children, inCell || name === 'td' || name === 'th')];
  });
}

function broken(node: TreeNode): TreeNode[] {
  if (isElement(node) || node.length < SHORT) return [node];
  return node.split(PLACE).flatMap((part, index) => (index ? [['wbr', null], part] : [part]));
}
