/** Literal values only: a tree is stored as JSON and can never contain code. */
export type TreeProps = Readonly<Record<string, unknown>>;

/** An element: its name (an HTML tag or a component), its props as React spells them, its children. */
export type TreeElement = readonly [name: string, props: TreeProps | null, ...children: TreeNode[]];

/** A node of a page's body as data: produced from Markdown by the build, and rendered by the browser. */
export type TreeNode = string | TreeElement;

/** True for an element, false for text. */
export function isElement(node: TreeNode): node is TreeElement {
  return typeof node !== 'string';
}

/** The text content of a tree. */
export function treeText(node: TreeNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(treeText).join('');
}

/** A heading of a page's body. */
export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}
