import { sectionName } from '../../model/sectionName';
import type { LeafEntry, LinkEntry, NavbarEntry } from '../../model/siteFrame';

/**
 * The link whose part of the site holds the page, whether it stands on the bar or in a dropdown: of several, the one that
 * names the narrowest part, and of equals the first. A whole sidebar is the widest part.
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

/** How much of the path the link's part of the site names; -1 when the page is not in it. */
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
