import type { NavbarEntry } from '../../model/config/siteFrame';

const SEARCH: NavbarEntry = { kind: 'search', position: 'right' };

/**
 * The entries for a page: a search that the owner placed is shown on every page; otherwise one is added at the right on
 * every page but the home page.
 */
export function withSearch(entries: readonly NavbarEntry[], path: string): readonly NavbarEntry[] {
  const placed = entries.some(({ kind }) => kind === 'search');
  return placed || path === '/' ? entries : [SEARCH, ...entries];
}
