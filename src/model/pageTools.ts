import type { TreeNode } from './tree';

/** What stands around the text of a page for readers who want to do something with it. */
export interface PageTools {
  /** Below the title; '' where there is nothing to offer. */
  readonly top: TreeNode;
  /** Below the text. */
  readonly foot: TreeNode;
}
