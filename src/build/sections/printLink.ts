import { printPath } from '../../model/printPart';
import type { TreeNode } from '../../model/tree';

/** The link from a folder's index page to its print page, if there is one among `paths`. */
export function printLink(path: string, paths: ReadonlySet<string>): TreeNode[] {
  const href = printPath(path);
  if (!paths.has(href)) return [];
  return [['p', { style: { marginTop: 32 } }, ['a', { href }, 'Print this section']]];
}
