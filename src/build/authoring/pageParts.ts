import type { TreeElement, TreeNode } from '../../model/tree';
import { textBlocks } from './pageText';

/** A heading of the second level, and what stands below it up to the next one. */
export interface Section {
  readonly title: string;
  readonly nodes: readonly TreeNode[];
}

export type Row = readonly TreeElement[];

const isElement = (node: TreeNode): node is TreeElement => typeof node !== 'string';

/** What a node says, on one line. */
export const textOf = (node: TreeNode): string => textBlocks([node]).join(' ');

/** The sections of a page; what stands above the first heading has no title. */
export function sectionsOf(tree: readonly TreeNode[]): readonly Section[] {
  const sections: { title: string; nodes: TreeNode[] }[] = [{ title: '', nodes: [] }];
  for (const node of tree) {
    if (isElement(node) && node[0] === 'h2') sections.push({ title: textOf(node), nodes: [] });
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

/** The rows of a table, its head first. */
export const rowsOf = (table: TreeElement): readonly Row[] =>
  elementsOf([table], 'tr').map(([, , ...cells]) => cells.filter(isElement));
