import { isElement, type TreeElement, type TreeNode } from '../../model/tree';
import { textBlocks } from './pageText';

/** A heading of the second level, and what stands below it up to the next one. */
export interface PagePart {
  readonly title: string;
  readonly nodes: readonly TreeNode[];
}

/** What a node says, on one line. */
export const nodeText = (node: TreeNode): string => textBlocks([node]).join(' ');

/** The parts of a page; what stands above the first heading has no title. */
export function sectionsOf(tree: readonly TreeNode[]): readonly PagePart[] {
  const sections: { title: string; nodes: TreeNode[] }[] = [{ title: '', nodes: [] }];
  for (const node of tree) {
    if (isElement(node) && node[0] === 'h2') sections.push({ title: nodeText(node), nodes: [] });
    else sections.at(-1)!.nodes.push(node);
  }
  return sections;
}

/** All elements of a name, however deep they stand, in the order of the page. */
export function elementsOf(nodes: readonly TreeNode[], name: string): TreeElement[] {
  return nodes.filter(isElement).flatMap((node) => {
    const [own, , ...children] = node;
    return own === name ? [node] : elementsOf(children, name);
  });
}
