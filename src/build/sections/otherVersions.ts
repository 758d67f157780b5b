import { groupedBy } from '../../model/groupedBy';
import { sidebarVersion } from '../versions';
import type { SidebarEntry } from './planSidebar';

/**
 * Returns a lookup of a page's addresses in all other versions that have it, by version name; undefined if all entries are of
 * one sidebar.
 */
export function otherVersions(
  entries: readonly SidebarEntry[],
): ((entry: SidebarEntry) => Readonly<Record<string, string>>) | undefined {
  if (new Set(entries.map(({ sidebar }) => sidebar)).size < 2) return undefined;
  const twins = groupedBy(entries, ({ docId }) => docId);
  return ({ docId, sidebar }) =>
    Object.fromEntries(
      (twins.get(docId) ?? [])
        .filter((twin) => twin.sidebar !== sidebar)
        .map((twin) => [sidebarVersion(twin.sidebar), twin.path]),
    );
}
