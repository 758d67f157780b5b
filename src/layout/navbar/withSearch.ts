import type { NavbarEntry } from '../../model/siteFrame';

const SEARCH: NavbarEntry = { kind: 'search', position: 'right' };

/**
 * The entries that a page shows: a search that the owner placed is there on every page; one that nobody placed stands at
 * the right of every page but the root.
 */
export function withSearch(entries: readonly NavbarEntry[], path: string): readonly NavbarEntry[] {
  const placed = entries.some(({ kind }) => kind === 'search');
  return placed || path === '/' ? entries : [SEARCH, ...entries];
}
