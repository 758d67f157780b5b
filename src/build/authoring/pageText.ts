import { componentRule } from '../../model/vocabulary';
import type { TreeNode } from '../../model/tree';

const WITHIN_TEXT = new Set(['a', 'br', 'code', 'del', 'em', 'input', 'strong']);
const CODE = new Set(['CodeBlock', 'Result']);

/** What stands on a page to be read, block by block: paragraphs, items, cells of tables. Blocks of code are left out. */
export function textBlocks(tree: readonly TreeNode[]): string[] {
  const blocks: string[] = [];
  let open = '';
  const close = () => {
    const text = open.replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push(text);
    open = '';
  };
  const read = (node: TreeNode): void => {
    if (typeof node === 'string') {
      open += node;
      return;
    }
    const [name, , ...children] = node;
    const ownBlock = !WITHIN_TEXT.has(name) && !componentRule(name)?.inline;
    if (ownBlock) close();
    if (!CODE.has(name)) children.forEach(read);
    if (ownBlock) close();
  };
  tree.forEach(read);
  close();
  return blocks;
}

/** @example wordCount('Choose **Publish**, then wait.') // => 4 */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** True for the note of plan, role and permission that opens how-to and setup pages. */
export function isAccessNote(node: TreeNode): boolean {
  if (typeof node === 'string') return false;
  const [name, props] = node;
  return name === 'Callout' && props?.title === 'Who can do this';
}
