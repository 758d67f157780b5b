import type { Element, Nodes, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

/** A component or tag written as JSX, block or inline. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
/** A node of a body that has children. */
export type Parent = Root | Element | JsxElement;

/** Whether a node is a component or tag written as JSX. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node is an element from Markdown, optionally with the given tag. */
export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Whether a node is invisible on the page: blank text or a comment. */
export function isBlank(node: RootContent): boolean {
  return (
    node.type === 'comment' ||
    (node.type === 'text' && node.value.trim() === '') ||
    isElement(node, 'raw-comment') ||
    ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
      isComment(node.value))
  );
}

/** Whether the inside of `{}` contains comments and nothing else. */
export function isComment(expression: string): boolean {
  return /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/.test(expression);
}

/** The line of a node in the body, or `inherited` if it is unknown. */
export function lineOf(node: Nodes, inherited: number): number {
  const noted = isElement(node) ? Number(node.properties.dataLine) : Number.NaN;
  return Number.isNaN(noted) ? (node.position?.start.line ?? inherited) : noted;
}

/** Whether an element is a heading of any level. */
export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** The attributes with plain text values, by name. */
export function literalAttributes(node: JsxElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
