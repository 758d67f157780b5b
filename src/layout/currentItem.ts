import type { NavbarItem } from '../model/siteConfig';

/** The item whose part of the site holds `path`: of several, the one that names the narrowest part. */
export function currentItem(items: readonly NavbarItem[], path: string): NavbarItem | undefined {
  return items
    .filter((item) => item.to !== undefined && holds(item, path))
    .sort((a, b) => base(b).length - base(a).length)[0];
}

function holds(item: NavbarItem, path: string): boolean {
  return path === base(item) || (!item.exact && path.startsWith(`${base(item)}/`));
}

function base(item: NavbarItem): string {
  return item.activeBasePath ?? item.to ?? '';
}
