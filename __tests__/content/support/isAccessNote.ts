import type { TreeNode } from '../../../src/model/content/tree';

/** True for the note about plan, role and permission at the start of how-to and setup pages. */
export function isAccessNote(node: TreeNode): boolean {
  if (typeof node === 'string') return false;
  const [name, props] = node;
  return name === 'Callout' && props?.title === 'Who can do this';
}
