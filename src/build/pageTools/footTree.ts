import { dateInWords } from '../../model/changelog';
import type { TreeNode } from '../../model/tree';
import { questionTree } from './questionTree';

interface Foot {
  /** Address where the source is edited. */
  readonly edit: string;
  /** Form for an issue about the page. */
  readonly report?: string;
  /** Days such as 2025-10-29. */
  readonly updated: string | null;
  readonly reviewed: string | null;
  /** Whether readers are asked if the page helped. */
  readonly asks: boolean;
}

/** What stands below the text: the question whether it helped, the ways to correct it, how old it is. */
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
