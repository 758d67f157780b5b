import { linkedPath } from '../address/linkedPath';
import type { TreeNode, TreeProps } from './tree';

/** One of the pages that are printed together. */
export interface PrintPart {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** How many folders below the section it is. */
  readonly depth: number;
}

/**
 * Address of the page that joins all pages of a folder, given the folder's address.
 *
 * @example printPath('/docs/api') // => '/docs/api/print'
 */
export function printPath(path: string): string {
  return `${path}/print`;
}

/** The id of a part in the joined page. Ids within the part are prefixed with it, so that no two parts share one. */
export function partId(parts: readonly PrintPart[], path: string): string | undefined {
  const index = parts.findIndex((part) => part.path === path);
  return index < 0 ? undefined : `part-${index + 1}`;
}

const NAMING = ['id', 'aria-labelledby', 'aria-describedby'];

/**
 * The body of one part for the joined page: headings one level lower, ids prefixed, links to other parts kept within
 * the page, pictures loaded eagerly.
 */
export function joinedTree(
  tree: readonly TreeNode[],
  path: string,
  parts: readonly PrintPart[],
): TreeNode[] {
  const own = partId(parts, path) ?? '';
  const joined = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    return [lowered(name), props && joinedProps(props), ...children.map(joined)];
  };
  const joinedProps = (props: TreeProps): TreeProps =>
    Object.fromEntries(
      Object.entries(props).map(([name, value]) => {
        if (typeof value !== 'string') return [name, value];
        if (NAMING.includes(name)) return [name, `${own}-${value}`];
        if (name === 'href') return [name, joinedHref(value, path, parts)];
        return [name, name === 'loading' ? 'eager' : value];
      }),
    );
  return tree.map(joined);
}

/** @example lowered('h2') // => 'h3' */
function lowered(name: string): string {
  return name.replace(/^h([2-5])$/, (_, depth) => `h${Number(depth) + 1}`);
}

function joinedHref(href: string, here: string, parts: readonly PrintPart[]): string {
  const id = partId(parts, linkedPath(href) || here);
  if (!id) return href;
  const [, anchor] = href.split('#');
  return anchor ? `#${id}-${anchor}` : `#${id}`;
}
