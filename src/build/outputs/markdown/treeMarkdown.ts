import { toHtml } from 'hast-util-to-html';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { TreeNode } from '../../../model/content/tree';
import { treeMdast } from './treeMdast';

/** The tree of the page at `path` as Markdown (CommonMark with tables), without components: all panels, absolute addresses. */
export function treeMarkdown(tree: readonly TreeNode[], siteUrl: string, path = ''): string {
  return toMarkdown(treeMdast(tree, siteUrl, path), {
    bullet: '-',
    rule: '-',
    // With "_", one half of an adjacent surrogate pair is written as a character reference, which breaks the character.
    emphasis: '*',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** The same tree as HTML without components, ids or scripts, for readers outside the site. */
export function treeHtml(tree: readonly TreeNode[], siteUrl: string, path = ''): string {
  return toHtml(toHast(treeMdast(tree, siteUrl, path)));
}
