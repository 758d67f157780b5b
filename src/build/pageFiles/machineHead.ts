import type { Element, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { absoluteUrl } from '../../model/absoluteUrl';
import type { SiteConfig } from '../../model/siteConfig';
import type { PageHead } from '../../model/pageHead';

const FEEDS = [
  ['application/rss+xml', 'rss.xml'],
  ['application/atom+xml', 'atom.xml'],
  ['application/feed+json', 'feed.json'],
] as const;

/**
 * The HTML of what a page's head tells previews, search engines, feed readers and agents; browsers have no use for it. Where
 * the build knows nothing of the page (`head` is undefined), it is what is so for all.
 */
export function machineHead(
  path: string,
  { image = '/social-card.png', markdown, data }: Partial<PageHead> = {},
  { siteUrl, title, navbar }: Pick<SiteConfig, 'siteUrl' | 'title' | 'navbar'>,
): string {
  const elements = [
    element('meta', { property: 'og:image', content: absoluteUrl(siteUrl, image) }),
    element('meta', { property: 'og:site_name', content: `${navbar.brand.label} ${title}` }),
    element('meta', { property: 'og:type', content: path === '/' ? 'website' : 'article' }),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    element('link', { rel: ['manifest'], href: '/manifest.webmanifest' }),
    element('link', { rel: ['apple-touch-icon'], href: '/icons/180.png' }),
    element('link', {
      rel: ['search'],
      type: 'application/opensearchdescription+xml',
      title,
      href: '/opensearch.xml',
    }),
    ...(markdown
      ? [
          element('link', {
            rel: ['alternate'],
            type: 'text/markdown',
            href: absoluteUrl(siteUrl, markdown),
          }),
        ]
      : []),
    ...feedLinks(path),
  ];
  return toHtml(elements, { closeSelfClosing: true, tightSelfClosing: true }) + structured(data);
}

/** An area has feeds of its own; everywhere else in the changelog those of the whole are told. */
function feedLinks(path: string) {
  if (!path.startsWith('/changelog')) return [];
  const base = path.startsWith('/changelog/tags/') ? path : '/changelog';
  return FEEDS.map(([type, file]) =>
    element('link', { rel: ['alternate'], type, title: 'Changelog', href: `${base}/${file}` }),
  );
}

/** Data of the page's own words: what could end the element is written so that it cannot. */
function structured(data: string | undefined): string {
  return data
    ? `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`
    : '';
}

function element(tagName: 'meta' | 'link', properties: Properties): Element {
  return { type: 'element', tagName, properties, children: [] };
}
