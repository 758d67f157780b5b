import { sidebarVersion } from '../versions';
import type { SidebarEntry } from './planSidebar';

/**
 * The address of each page in the versions that it does not stand in, by their names; undefined when the entries are
 * those of one sidebar only.
 */
export function otherVersions(
  entries: readonly SidebarEntry[],
): ((entry: SidebarEntry) => Readonly<Record<string, string>>) | undefined {
  if (new Set(entries.map(({ sidebar }) => sidebar)).size < 2) return undefined;
  const twins = new Map<string, SidebarEntry[]>();
  for (const entry of entries) {
    twins.set(entry.docId, [...(twins.get(entry.docId) ?? []), entry]);
  }
  return ({ docId, sidebar }) =>
    Object.fromEntries(
      (twins.get(docId) ?? [])
        .filter((twin) => twin.sidebar !== sidebar)
        .map((twin) => [sidebarVersion(twin.sidebar), twin.path]),
    );
}
