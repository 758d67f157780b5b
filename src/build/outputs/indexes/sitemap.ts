import { absoluteUrl } from '../../../model/address/absoluteUrl';
import { escapeXml } from '../escapeXml';
import type { PublishedPage } from '../publishedPages';

/** An address for the sitemap, and the day of its last change if known. */
type SitemapEntry = Pick<PublishedPage, 'path' | 'modified'>;

/** The listed pages as a sitemap (protocol 0.9, sitemaps.org). */
export function sitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, modified }) => {
    const day = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<url><loc>${escapeXml(absoluteUrl(siteUrl, path))}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
