import { isElement, type TreeNode } from '../../model/content/tree';
import { textBlocks } from './pageText';

/** A second-level heading and the content up to the next one. */
export interface PagePart {
  readonly title: string;
  readonly nodes: readonly TreeNode[];
}

/** The text of a node, on one line. */
export const nodeText = (node: TreeNode): string => textBlocks([node]).join(' ');

/** The parts of a page; the one above the first heading has an empty title. */
export function sectionsOf(tree: readonly TreeNode[]): readonly PagePart[] {
  const sections: { title: string; nodes: TreeNode[] }[] = [{ title: '', nodes: [] }];
  for (const node of tree) {
    if (isElement(node) && node[0] === 'h2') sections.push({ title: nodeText(node), nodes: [] });
    else sections.at(-1)!.nodes.push(node);
  }
  return sections;
}
