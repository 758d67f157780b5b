import type { TreeNode } from '../../src/model/tree';

/** True for the note of plan, role and permission that opens how-to and setup pages. */
export function isAccessNote(node: TreeNode): boolean {
  if (typeof node === 'string') return false;
  const [name, props] = node;
  return name === 'Callout' && props?.title === 'Who can do this';
}
