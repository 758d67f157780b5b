import type { ReactElement } from 'react';
import { siteFrame } from '../data/siteFrame';
import { pageHead } from './pageHead';

const FEEDS = [
  ['application/rss+xml', 'rss.xml'],
  ['application/atom+xml', 'atom.xml'],
  ['application/feed+json', 'feed.json'],
] as const;

/** What a page's head tells previews, search engines, feed readers and agents; browsers have no use for it. */
export function machineHead(path: string): ReactElement[] {
  const { image = '/social-card.png', markdown, data } = pageHead(path) ?? {};
  const { siteUrl, title } = siteFrame;
  return [
    <meta key="og:image" property="og:image" content={siteUrl + image} />,
    <meta key="og:site" property="og:site_name" content={`${siteFrame.brand.label} ${title}`} />,
    <meta key="og:type" property="og:type" content={path === '/' ? 'website' : 'article'} />,
    <meta key="twitter" name="twitter:card" content="summary_large_image" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="touch" rel="apple-touch-icon" href="/icons/180.png" />,
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title={title}
      href="/opensearch.xml"
    />,
    ...(markdown
      ? [<link key="markdown" rel="alternate" type="text/markdown" href={siteUrl + markdown} />]
      : []),
    ...feedLinks(path),
    ...(data ? [structured(data)] : []),
  ];
}

/** An area has feeds of its own; everywhere else in the changelog those of the whole are told. */
function feedLinks(path: string): ReactElement[] {
  if (!path.startsWith('/changelog')) return [];
  const base = path.startsWith('/changelog/tags/') ? path : '/changelog';
  return FEEDS.map(([type, file]) => (
    <link key={file} rel="alternate" type={type} title="Changelog" href={`${base}/${file}`} />
  ));
}

/** Data of the page's own words: what could end the element is written so that it cannot. */
function structured(data: string) {
  const safe = data.replaceAll('<', '\\u003c');
  return (
    <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />
  );
}
