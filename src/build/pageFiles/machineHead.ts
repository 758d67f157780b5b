import type { Element, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { absoluteUrl } from '../../model/address/absoluteUrl';
import { areaPath } from '../../model/changelog/areaPath';
import { AREAS } from '../../model/changelog/areas';
import { CHANGELOG } from '../../model/changelog/changelog';
import { SITE_CARD } from '../outputs/cards/cardAddress';
import { FEED_TYPES } from '../outputs/indexes/feeds';
import { iconAddress, TOUCH_ICON } from '../outputs/indexes/icons';
import type { PageHead } from '../outputs/heads/pageHeads';
import type { SiteFacts } from '../outputs/siteFacts';

/**
 * The part of a page's head for link previews, search engines, feed readers and agents, as HTML; browsers do not need it. If
 * `head` is undefined, it has only what holds for every page. `basePath` is prepended to addresses, for a site below a path.
 */
export function machineHead(
  path: string,
  { image = SITE_CARD, markdown, data }: Partial<PageHead> = {},
  { siteUrl, title, name }: Pick<SiteFacts, 'siteUrl' | 'title' | 'name'>,
  basePath = '',
): string {
  const elements = [
    element('meta', { property: 'og:image', content: absoluteUrl(siteUrl, image) }),
    element('meta', { property: 'og:site_name', content: name }),
    element('meta', { property: 'og:type', content: path === '/' ? 'website' : 'article' }),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    element('link', { rel: ['manifest'], href: `${basePath}/manifest.webmanifest` }),
    element('link', { rel: ['apple-touch-icon'], href: basePath + iconAddress(TOUCH_ICON) }),
    element('link', {
      rel: ['search'],
      type: 'application/opensearchdescription+xml',
      title,
      href: `${basePath}/opensearch.xml`,
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
    ...feedLinks(path, basePath),
  ];
  return toHtml(elements, { closeSelfClosing: true, tightSelfClosing: true }) + structured(data);
}

/** Links to the feeds of an area on its page, and to those of the whole changelog on all its other pages. */
function feedLinks(path: string, basePath: string) {
  if (!`${path}/`.startsWith(`${CHANGELOG.path}/`)) return [];
  const area = AREAS.find((one) => areaPath(one) === path);
  const title = area ? `${CHANGELOG.title}: ${area}` : CHANGELOG.title;
  const feed = basePath + (area ? path : CHANGELOG.path);
  return Object.entries(FEED_TYPES).map(([file, type]) =>
    element('link', { rel: ['alternate'], type, title, href: `${feed}/${file}` }),
  );
}

/** A script element with the data; `<` is escaped, so that texts of the page cannot end the element. */
function structured(data: string | undefined): string {
  return data
    ? `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`
    : '';
}

function element(tagName: 'meta' | 'link', properties: Properties): Element {
  return { type: 'element', tagName, properties, children: [] };
}
