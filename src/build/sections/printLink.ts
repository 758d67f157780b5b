import { printPath } from '../../model/printPart';
import type { TreeNode } from '../../model/tree';

/** The way from a folder's index to the page that joins what is in it, where there is one among the addresses of all pages. */
export function printLink(path: string, paths: ReadonlySet<string>): TreeNode[] {
  const href = printPath(path);
  if (!paths.has(href)) return [];
  return [['p', { style: { marginTop: 32 } }, ['a', { href }, 'Print this section']]];
}
