import type { Element, Nodes, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

/** A component or tag that the author wrote as JSX: a block, or a part of a line. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
/** Whatever holds nodes of a body. */
export type Parent = Root | Element | JsxElement;

/** True for a component or tag that the author wrote as JSX. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** True for an element made by Markdown, of the given tag if one is given. */
export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** True for what takes no space on the page: blank text and comments. */
export function isBlank(node: RootContent): boolean {
  return (
    node.type === 'comment' ||
    (node.type === 'text' && node.value.trim() === '') ||
    isElement(node, 'raw-comment') ||
    ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
      isComment(node.value))
  );
}

/** True for the inside of `{}` when it holds nothing but a comment. */
export function isComment(expression: string): boolean {
  return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(expression);
}

/** The line of a node in the body, or `inherited` when nothing tells. */
export function lineOf(node: Nodes, inherited: number): number {
  const noted = isElement(node) ? Number(node.properties.dataLine) : Number.NaN;
  return Number.isNaN(noted) ? (node.position?.start.line ?? inherited) : noted;
}

/** Whether an element is a heading of any level. */
export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);
