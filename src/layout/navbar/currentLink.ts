import { sectionName } from '../../model/navigation/sidebarSections';
import type { LeafEntry, LinkEntry, NavbarEntry } from '../../model/config/siteFrame';

/**
 * The link whose part of the site contains the page, whether it is on the bar or in a dropdown. If several do, the
 * narrowest part wins, and the first among equals. A whole sidebar is the widest part.
 */
export function currentLink(
  entries: readonly NavbarEntry[],
  path: string,
  sidebar?: string,
): LinkEntry | undefined {
  let current: LinkEntry | undefined;
  let narrowest = -1;
  for (const link of links(entries)) {
    const length = heldPart(link, path, sidebar);
    if (length <= narrowest) continue;
    narrowest = length;
    current = link;
  }
  return current;
}

function links(entries: readonly NavbarEntry[]): readonly LinkEntry[] {
  return entries
    .flatMap<NavbarEntry | LeafEntry>((entry) => ('items' in entry ? entry.items : entry))
    .filter((entry) => entry.kind === 'link');
}

/** The length of the path prefix that identifies the link's part of the site; -1 if the page is not in it. */
function heldPart(link: LinkEntry, path: string, sidebar?: string): number {
  const part = partOf(link, path);
  if (part !== undefined) return part.length + 1;
  if (sidebar === undefined || link.sidebar === undefined) return -1;
  return sectionName(link.sidebar) === sectionName(sidebar) ? 0 : -1;
}

function partOf({ activeBaseRegex, activeBasePath, href }: LinkEntry, path: string) {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex).exec(path)?.[0];
  const base = activeBasePath ?? href.replace(/[?#].*/, '');
  return `${path}/`.startsWith(`${base}/`) ? base : undefined;
}
