/** The depth of a name: `lvl0` is the group of pages, `lvl1` the title of the page, the others its headings. */
export type SearchLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A section of a page, or a part of a long one, in the format of both search modes. */
export interface SearchRecord {
  /** Address and number of the part; stable as long as the section exists. */
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  /** Empty for the opening of a page. */
  readonly anchor: string;
  /** The level of the section's heading; the later parts of a long section are content. */
  readonly type: SearchLevel | 'content';
  /** Group of pages, title of the page, then the headings down to this section. */
  readonly hierarchy: Readonly<Record<SearchLevel, string | null>>;
  /** The names above the page, from the site's section down. */
  readonly trail: readonly string[];
  /** Words that readers may use for the page's subject but that it does not contain; only on the opening. */
  readonly keywords: readonly string[];
  readonly content: string;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly weight: {
    readonly pageRank: number;
    /** 90 for the opening of a page, minus 10 for each level below. */
    readonly level: number;
    /** Index on the page, from 0. */
    readonly position: number;
  };
}

/** The tag of API operations. */
export const API_TAG = 'api';

/**
 * The tag that contextual search filters by, derived from a sidebar's id; the changelog and the API have their own
 * tags.
 *
 * @example searchTag('docs')      // => 'docs-default-current'
 * @example searchTag('docs-v1')   // => 'docs-v1'
 * @example searchTag('tutorials') // => 'tutorials'
 */
export function searchTag(sidebar: string): string {
  return sidebar === 'docs' ? 'docs-default-current' : sidebar;
}
