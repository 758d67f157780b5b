import { escapeXml } from '../escapeXml';
import type { SiteFacts } from '../siteFacts';
import { APP_ICONS, iconAddress } from './icons';

/** The site's web app manifest (W3C), which also works below a path. */
export function webManifest({ name, tagline }: SiteFacts): string {
  // Browsers resolve the addresses relative to the manifest, which is at the top of the site.
  const icons = APP_ICONS.map((size) => ({
    src: `.${iconAddress(size)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  }));
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    start_url: './',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons,
  });
}

/** Lets browsers offer the site's search alongside their own (OpenSearch 1.1). */
export function openSearch({ name, tagline, siteUrl, searchPath }: SiteFacts) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name)}</ShortName>
<Description>${escapeXml(tagline)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeXml(siteUrl)}/favicon.svg</Image>
<Url type="text/html" template="${escapeXml(siteUrl + searchPath)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Admits every crawler and points it to the sitemap (RFC 9309). */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
