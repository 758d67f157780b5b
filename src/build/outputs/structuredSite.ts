import type { SiteConfig } from '../../model/siteConfig';
import type { StructuredSite } from './structuredData';

/** The configuration's facts about the site as a whole. */
export function structuredSite({
  title,
  tagline,
  siteUrl,
  navbar,
  locales,
  search,
}: SiteConfig): StructuredSite {
  return {
    title,
    name: `${navbar.brand.label} ${title}`,
    tagline,
    siteUrl,
    language: locales[0]!.code,
    searchPath: search.searchPagePath,
    publisher: navbar.brand.label,
  };
}
