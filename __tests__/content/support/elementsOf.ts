import { isElement, type TreeElement, type TreeNode } from '../../../src/model/content/tree';

/** All outermost elements with the given name, at any depth, in document order. */
export function elementsOf(nodes: readonly TreeNode[], name: string): TreeElement[] {
  return nodes.filter(isElement).flatMap((node) => {
    const [own, , ...children] = node;
    return own === name ? [node] : elementsOf(children, name);
  });
}
