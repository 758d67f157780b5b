import type { FrameLink } from '../../model/config/siteFrame';
import type { TreeNode } from '../../model/content/tree';

/** The line below the title: buttons to copy the page or view it as Markdown, and the services it can be opened in. */
export function topTree(markdown: string, services: readonly FrameLink[]): TreeNode {
  return [
    'div',
    { className: 'page-tools' },
    ['button', { type: 'button', className: 'needs-js' }, 'Copy page'],
    ['a', { href: markdown, type: 'text/markdown' }, 'View as Markdown'],
    ...(services.length > 0 ? [menu(services)] : []),
  ];
}

function menu(services: readonly FrameLink[]): TreeNode {
  return [
    'details',
    null,
    ['summary', null, 'Open in'],
    [
      'nav',
      { 'aria-label': 'Open this page in' },
      ...services.map(({ label, href }): TreeNode => ['a', { href, rel: 'nofollow' }, label]),
    ],
  ];
}
