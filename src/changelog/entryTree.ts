import type { TreeNode } from '../model/tree';

const KINDS: Readonly<Record<string, string>> = {
  New: 'new',
  Improved: 'improved',
  Fixed: 'fixed',
};

/**
 * An entry's body as the changelog shows it: the headings New, Improved and Fixed as badges. In a list (`path` is given)
 * the headings stand one level lower, and their ids begin with the entry's own, since several entries share the page.
 */
export function entryTree(tree: readonly TreeNode[], path?: string): TreeNode[] {
  const prefix = path?.split('/').at(-1);
  return tree.map((node): TreeNode => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    const level = Number(/^h([2-5])$/.exec(name)?.[1]);
    if (Number.isNaN(level)) return node;
    const text = children.map((child) => withBadge(child));
    return prefix === undefined
      ? [name, props, ...text]
      : [`h${level + 1}`, { ...props, id: `${prefix}-${String(props?.id)}` }, ...text];
  });
}

function withBadge(child: TreeNode): TreeNode {
  const kind = typeof child === 'string' ? KINDS[child.trim()] : undefined;
  return kind ? ['Badge', { kind }, child] : child;
}
