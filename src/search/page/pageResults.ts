import { groupedBy } from '../../model/groupedBy';
import type { SearchResult } from '../results/searchResult';

/** A page and its results. */
export interface PageResults {
  readonly key: string;
  readonly url: string;
  /** Whether it is on another site. */
  readonly external?: boolean;
  /** With highlight tags if the page itself matched. */
  readonly titleMarked: string;
  readonly crumbs: readonly string[];
  readonly snippetMarked?: string;
  readonly sections: readonly SearchResult[];
}

/**
 * Groups results by page, ordered by the best result of each. Each batch is grouped separately and appended, so that
 * nothing moves under the reader when more results arrive.
 */
export function pageResults(results: readonly SearchResult[], batch: number): PageResults[] {
  const groups: PageResults[] = [];
  for (let start = 0; start < results.length; start += batch) {
    const pages = groupedBy(results.slice(start, start + batch), ({ page }) => page);
    for (const [url, own] of pages) groups.push(pageOf(`${start} ${url}`, url, own));
  }
  return groups;
}

function pageOf(key: string, address: string, own: readonly SearchResult[]): PageResults {
  const page = own.find(({ isPage }) => isPage);
  const sections = own.filter((result) => result !== page);
  if (page) {
    const { url, external, titleMarked, crumbs, snippetMarked } = page;
    return { key, url, external, titleMarked, crumbs, snippetMarked, sections };
  }
  const [first] = own;
  return {
    key,
    url: address,
    external: first?.external,
    titleMarked: first?.crumbs[0] ?? address,
    crumbs: first ? [first.group] : [],
    sections,
  };
}
