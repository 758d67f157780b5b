import { printPath } from '../../model/printPart';
import type { TreeNode } from '../../model/tree';
import type { PagePlan } from './section';

/** The way from a folder's index to the page that joins what is in it, where there is one. */
export function printLink(path: string, pages: readonly PagePlan[]): TreeNode[] {
  const href = printPath(path);
  if (!pages.some((page) => page.path === href)) return [];
  return [['p', { style: { marginTop: 32 } }, ['a', { href }, 'Print this section']]];
}
