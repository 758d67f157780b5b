import { resultsBy } from '../results/resultsBy';
import type { SearchResult } from '../results/searchResult';

/** A page with what was found on it. */
export interface PageResults {
  readonly key: string;
  readonly url: string;
  /** Whether it is on another site. */
  readonly external?: boolean;
  /** With highlight tags, where the page itself was found. */
  readonly titleMarked: string;
  readonly crumbs: readonly string[];
  readonly snippetMarked?: string;
  readonly sections: readonly SearchResult[];
}

/**
 * Results by page, in the order of the best of each. Each batch is grouped for itself and put after the ones before it, so
 * that nothing moves under the reader when more results come.
 */
export function pageResults(results: readonly SearchResult[], batch: number): PageResults[] {
  const groups: PageResults[] = [];
  for (let start = 0; start < results.length; start += batch) {
    const pages = resultsBy(results.slice(start, start + batch), ({ page }) => page);
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
