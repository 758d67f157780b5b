import { dateInWords } from '../../model/changelog/changelog';
import type { TreeNode } from '../../model/content/tree';
import { questionTree } from './questionTree';

interface Foot {
  /** The address at which the source can be edited. */
  readonly edit: string;
  /** The address of a form for issues about the page. */
  readonly report?: string;
  /** Days such as 2025-10-29. */
  readonly updated: string | null;
  readonly reviewed: string | null;
  /** Whether readers are asked if the page was helpful. */
  readonly asks: boolean;
}

/** The foot of a page: "Was this page helpful?", links to edit it or report an issue, and its age. */
export function footTree({ edit, report, updated, reviewed, asks }: Foot): TreeNode {
  const day = updated ?? reviewed;
  return [
    'div',
    { className: 'page-foot' },
    ...(asks ? [questionTree] : []),
    [
      'ul',
      { className: 'page-tools' },
      ['li', null, ['a', { href: edit }, 'Edit this page']],
      ...(report ? [reportLink(report)] : []),
    ],
    ...(day ? [dayLine(updated ? 'Last updated' : 'Last reviewed', day)] : []),
  ];
}

function reportLink(href: string): TreeNode {
  return ['li', null, ['a', { href, rel: 'nofollow' }, 'Report an issue']];
}

function dayLine(words: string, day: string): TreeNode {
  return ['p', null, `${words} `, ['time', { dateTime: day }, dateInWords(day)]];
}
