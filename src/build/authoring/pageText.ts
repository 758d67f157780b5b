import type { TreeNode } from '../../model/content/tree';
import { isCode, isInline } from '../content/inline';

/** The text of a page, block by block: paragraphs, list items, table cells. Code blocks are left out. */
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
    if (name === 'br') open += ' ';
    const ownBlock = !isInline(name);
    if (ownBlock) close();
    if (!isCode(name)) children.forEach(read);
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
