import type { SiteConfig } from '../../model/config/siteConfig';

/** The facts about the site that its heads, feeds and other files for machines repeat. */
export interface SiteFacts {
  readonly title: string;
  /** The name of the company followed by the title. */
  readonly name: string;
  readonly tagline: string;
  readonly siteUrl: string;
  /** The language code of its pages. */
  readonly language: string;
  /** The path of the search page. */
  readonly searchPath: string;
  /** The name of the company behind it. */
  readonly publisher: string;
}

/** These facts, from the configuration. */
export function siteFacts({
  title,
  tagline,
  siteUrl,
  navbar,
  locales,
  search,
}: SiteConfig): SiteFacts {
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
