import type { NavbarItem } from '../../model/config/navbarItem';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { ConfigPath, ConfigSource } from '../frame/configSource';
import { addressesIn, harmlessHtml } from '../frame/harmlessHtml';
import type { SiteLink } from './linkFaults';

/** The links in the site's configuration, each with its line. */
export function configLinks(config: SiteConfig, { file, lineOf }: ConfigSource): SiteLink[] {
  const { navbar, home, footer, announcementBar, search } = config;
  const found: Found[] = [
    ...linkOf(navbar.brand, ['navbar', 'brand']),
    ...inList(navbar.items, ['navbar', 'items'], ofItem),
    ...inList(home.ways, ['home', 'ways'], linkOf),
    ...inList(home.popular, ['home', 'popular'], linkOf),
    ...inList<SiteConfig['footer']['links'][number]>(footer.links, ['footer', 'links'], ofFooter),
    ...linkOf(search.help ?? {}, ['search', 'help']),
    ...logoLinks(footer.logo, ['footer', 'logo']),
    ...htmlLinks(announcementBar?.content ?? '', ['announcementBar', 'content']),
  ];
  return found.map(({ href, path }) => ({ file, line: lineOf(path), href }));
}

interface Found {
  readonly href: string;
  readonly path: ConfigPath;
}

function inList<Item>(
  items: readonly Item[],
  path: ConfigPath,
  ofOne: (item: Item, path: ConfigPath) => Found[],
): Found[] {
  return items.flatMap((item, index) => ofOne(item, [...path, index]));
}

function linkOf(link: { to?: string; href?: string }, path: ConfigPath): Found[] {
  return (['to', 'href'] as const).flatMap((key) => {
    const href = link[key];
    return href === undefined ? [] : [{ href, path: [...path, key] }];
  });
}

function ofItem(item: NavbarItem, path: ConfigPath): Found[] {
  const below = 'items' in item ? inList(item.items ?? [], [...path, 'items'], ofItem) : [];
  const html = item.type === 'html' ? htmlLinks(item.value, [...path, 'value']) : [];
  return [...('to' in item || 'href' in item ? linkOf(item, path) : []), ...below, ...html];
}

function ofFooter(entry: SiteConfig['footer']['links'][number], path: ConfigPath): Found[] {
  return 'items' in entry ? inList(entry.items, [...path, 'items'], linkOf) : linkOf(entry, path);
}

function logoLinks(logo: SiteConfig['footer']['logo'], path: ConfigPath): Found[] {
  return (['src', 'srcDark', 'href'] as const).flatMap((key) => {
    const href = logo?.[key];
    return href === undefined ? [] : [{ href, path: [...path, key] }];
  });
}

function htmlLinks(html: string, path: ConfigPath): Found[] {
  return addressesIn(harmlessHtml(html).tree).map((href) => ({ href, path }));
}
