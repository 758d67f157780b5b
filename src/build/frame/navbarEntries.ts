import type { NavbarItem, NavbarLeaf } from '../../model/config/navbarItem';
import type { ConfigLink } from '../../model/config/siteConfig';
import type { FrameLink, LeafEntry, NavbarEntry } from '../../model/config/siteFrame';
import { spelled, type ConfigPath } from './configSource';
import { frameHtml } from './frameHtml';
import { docOf, openingOf, type Resolution } from './resolution';

/** The items of the navbar with every id resolved; an item that leads nowhere is left out and reported. */
export function navbarEntries(
  items: readonly NavbarItem[],
  resolution: Resolution,
): readonly NavbarEntry[] {
  return items.flatMap((item, index) => {
    const entry = entryOf(item, ['navbar', 'items', index], resolution);
    return entry ? [{ ...entry, position: item.position ?? 'right' }] : [];
  });
}

/** A link of the configuration in the browser's format. */
export function frameLink({ label, to, href }: ConfigLink): FrameLink {
  return { label, href: to ?? href };
}

type Unplaced = NavbarEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'position'>
    : never
  : never;

function entryOf(item: NavbarItem, path: ConfigPath, resolution: Resolution): Unplaced | undefined {
  const below = (items: readonly NavbarLeaf[] = []) =>
    items.flatMap((leaf, index) => leafOf(leaf, [...path, 'items', index], resolution) ?? []);
  switch (item.type) {
    case 'dropdown':
      return { kind: 'dropdown', label: item.label, items: below(item.items) };
    case 'search':
      return { kind: 'search' };
    case 'localeDropdown':
      return { kind: 'localeDropdown', items: below(item.items) };
    case 'docsVersion': {
      const { label, to } = item;
      return { kind: 'docsVersion', ...given({ label, href: to }) };
    }
    case 'docsVersionDropdown':
      return { kind: 'docsVersionDropdown', items: below(item.items) };
    default:
      return leafOf(item, path, resolution);
  }
}

function leafOf(leaf: NavbarLeaf, path: ConfigPath, resolution: Resolution): LeafEntry | undefined {
  switch (leaf.type) {
    case 'doc': {
      const user = `docId of ${leaf.label ? `the navbar item "${leaf.label}"` : spelled(path)}`;
      const doc = docOf(resolution, leaf.docId, [...path, 'docId'], user);
      if (!doc) return undefined;
      const { path: href, label, sidebar } = doc;
      return { kind: 'link', label: leaf.label ?? label, href, sidebar };
    }
    case 'docSidebar': {
      const { label, sidebarId } = leaf;
      const user = `sidebarId of the navbar item "${label}"`;
      const href = openingOf(resolution, sidebarId, [...path, 'sidebarId'], user);
      return href === undefined ? undefined : { kind: 'link', label, href, sidebar: sidebarId };
    }
    case 'html':
      return { kind: 'html', tree: frameHtml(leaf.value, [...path, 'value'], 'html', resolution) };
    default: {
      const { activeBasePath, activeBaseRegex } = leaf;
      return { kind: 'link', ...frameLink(leaf), ...given({ activeBasePath, activeBaseRegex }) };
    }
  }
}

// As in JSON, a key set to undefined is the same as a missing one.
function given<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values;
}
