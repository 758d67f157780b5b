import { escapeXml } from './escapeXml';
import { APP_ICONS, iconAddress } from './icons';
import type { StructuredSite } from './structuredData';

/** What the site is to a device that keeps it among its apps (W3C web app manifest), wherever it is served. */
export function webManifest({ name, tagline }: StructuredSite): string {
  // Browsers read the addresses from where the manifest stands: at the top of the site.
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

/** Lets browsers offer the site's search beside their own (OpenSearch 1.1). */
export function openSearch({ name, tagline, siteUrl, searchPath }: StructuredSite) {
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

/** Lets every crawler in and shows it the sitemap (RFC 9309). */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
