import { isChangeKind } from '../../../model/changelog/changelogItem';
import { entryName } from '../../../model/changelog/entryName';
import type { TreeNode, TreeProps } from '../../../model/content/tree';

/** Props of the link next to an item. */
const SIGN = { className: 'sign', 'aria-label': 'Link to this item' };

/**
 * An entry's body as the changelog shows it: the headings New, Improved and Fixed become badges, and items get a link to
 * themselves. In a list (with a `path`), headings are one level lower, and ids and the links to them are prefixed with the name
 * of the entry, because several entries share the page.
 */
export function entryTree(tree: readonly TreeNode[], path?: string): TreeNode[] {
  const prefix = path && `${entryName(path)}-`;
  return tree.map((node) => shown(node, prefix));
}

function shown(node: TreeNode, prefix: string | undefined): TreeNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const inside = children.map((child) => shown(child, prefix));
  const level = Number(/^h([2-6])$/.exec(name)?.[1]);
  if (level) return heading(level, props, inside.map(withBadge), prefix);

  if (name === 'li' && typeof props?.id === 'string') {
    const id = (prefix ?? '') + props.id;
    return [name, { ...props, id }, ...inside, ['a', { href: `#${id}`, ...SIGN }, '#']];
  }
  const href = props?.href;
  return prefix && typeof href === 'string' && href.startsWith('#')
    ? [name, { ...props, href: `#${prefix}${href.slice(1)}` }, ...inside]
    : [name, props, ...inside];
}

function heading(
  level: number,
  props: TreeProps | null,
  text: TreeNode[],
  prefix: string | undefined,
): TreeNode {
  if (prefix === undefined) return [`h${level}`, props, ...text];
  return [`h${Math.min(level + 1, 6)}`, { ...props, id: prefix + String(props?.id) }, ...text];
}

function withBadge(child: TreeNode): TreeNode {
  const kind = typeof child === 'string' ? child.trim() : '';
  return isChangeKind(kind) ? ['Badge', { kind: kind.toLowerCase() }, child] : child;
}
