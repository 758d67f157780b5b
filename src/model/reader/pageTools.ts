import type { TreeNode } from '../content/tree';

/** The reader's tools around the text of a page. */
export interface PageTools {
  /** Below the title; '' if there is nothing to offer. */
  readonly top: TreeNode;
  /** Below the text. */
  readonly foot: TreeNode;
}
