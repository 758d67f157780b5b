import type { SearchLevel, SearchRecord } from '../../model/search/searchRecord';
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

/** Converts a hit of either search into a result; a hit without a title is shown by its address. */
export function searchResult(hit: ConfiguredHit): SearchResult {
  const { objectID, url = objectID, hierarchy, _highlightResult, _snippetResult } = hit;
  const levels = LEVELS.filter((level) => hierarchy?.[level]);
  const last = levels.at(-1);
  const title = nameOf(hierarchy, last) || url;
  const isPage = last === 'lvl1' && !hit.anchor;
  const above = levels.slice(0, -1).map((level) => nameOf(hierarchy, level));
  const snippet = _snippetResult?.content;
  return {
    id: objectID,
    url,
    ...(hit.external && { external: true }),
    page: hit.url_without_anchor ?? url.split('#', 1)[0]!,
    group: hierarchy?.lvl0 || 'Results',
    title,
    titleMarked: (last && _highlightResult?.hierarchy?.[last]?.value) || title,
    crumbs: above.length > 0 ? above : (hit.trail ?? []),
    isPage,
    ...(snippet && snippet.matchLevel !== 'none' && { snippetMarked: snippet.value }),
  };
}

function nameOf(
  hierarchy: SearchRecord['hierarchy'] | undefined,
  level: SearchLevel | undefined,
): string {
  return (level && hierarchy?.[level]) ?? '';
}
