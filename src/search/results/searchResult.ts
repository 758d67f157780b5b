import type { ConfiguredHit } from '../configuredClient';

/** What readers see of a hit. Properties whose names end in `Marked` contain highlight tags. */
export interface SearchResult {
  readonly id: string;
  readonly url: string;
  /** Whether it is on another site. */
  readonly external?: boolean;
  /** The address of its page. */
  readonly page: string;
  readonly group: string;
  readonly title: string;
  readonly titleMarked: string;
  /** What is above it: the categories for a page, the page and the parent headings for a section. */
  readonly crumbs: readonly string[];
  /** Whether it is the page itself. */
  readonly isPage: boolean;
  /** The words around the matches in the text. */
  readonly snippetMarked?: string;
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Converts a hit of either search into a result; a hit without a title is shown by its address. A hosted index may contain records
 * from elsewhere, with anything in place of a text.
 */
export function searchResult(hit: ConfiguredHit): SearchResult {
  const { objectID, url = objectID, hierarchy, _highlightResult, _snippetResult } = hit;
  const levels = LEVELS.filter((level) => textOf(hierarchy?.[level]));
  const last = levels.at(-1);
  const title = textOf(last && hierarchy?.[last]) || url;
  const isPage = last === 'lvl1' && !hit.anchor;
  const above = levels.slice(0, -1).map((level) => textOf(hierarchy?.[level]));
  const trail = Array.isArray(hit.trail) ? hit.trail.filter(textOf) : [];
  const snippet = _snippetResult?.content;
  const snippetMarked = snippet?.matchLevel === 'none' ? '' : textOf(snippet?.value);
  return {
    id: objectID,
    url,
    ...(hit.external && { external: true }),
    page: hit.url_without_anchor ?? url.split('#', 1)[0]!,
    group: textOf(hierarchy?.lvl0) || 'Results',
    title,
    titleMarked: textOf(last && _highlightResult?.hierarchy?.[last]?.value) || title,
    crumbs: above.length > 0 ? above : trail,
    isPage,
    ...(snippetMarked && { snippetMarked }),
  };
}

/** The value if it is a text, else ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
