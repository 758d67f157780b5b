import type { Element, ElementContent, Properties, Root } from 'hast';
import type { TreeElement, TreeNode, TreeProps } from '../../../model/tree';

/**
 * A page's tree as hast, for the libraries that read it: components stay elements under their own names, and addresses on
 * the page and within its site become absolute.
 */
export function treeHast(tree: readonly TreeNode[], pageUrl: string): Root {
  const element = ([name, props, ...children]: TreeElement): Element => ({
    type: 'element',
    tagName: name,
    properties: properties(props, pageUrl),
    children: children.map(node),
  });
  const node = (one: TreeNode): ElementContent =>
    typeof one === 'string' ? { type: 'text', value: one } : element(one);
  return { type: 'root', children: tree.map(node) };
}

function properties(props: TreeProps | null, pageUrl: string): Properties {
  const { style, ...rest } = (props ?? {}) as Record<string, unknown>;
  const { textAlign } = (style ?? {}) as { textAlign?: string };
  return {
    ...(rest as Properties),
    ...(textAlign ? { align: textAlign } : {}),
    ...(typeof rest.href === 'string' ? { href: absolute(rest.href, pageUrl) } : {}),
  };
}

/** An address on the page or within its site, in full. */
export function absolute(href: string, pageUrl: string): string {
  return /^[/#]/.test(href) ? new URL(href, pageUrl).href : href;
}
