import { hasOwnSidebar } from '../model/navigation/sidebarSections';
import type { DocsVersion } from '../model/config/siteConfig';

/** The name of the version in `content/docs`. */
export const CURRENT = 'current';

/**
 * The id of a version's sidebar.
 *
 * @example versionSidebar('v1') // => 'docs-v1'
 */
export function versionSidebar(name: string): string {
  return name === CURRENT ? 'docs' : `docs-${name}`;
}

/**
 * The name of the version that a docs sidebar belongs to.
 *
 * @example sidebarVersion('docs-v1') // => 'v1'
 */
export function sidebarVersion(sidebar: string): string {
  return sidebar === 'docs' ? CURRENT : sidebar.replace(/^docs-/, '');
}

/** The address below which a sidebar's pages are served. @example sidebarPath('docs-1.0') // => '/docs/1.0' */
export function sidebarPath(sidebar: string): string {
  if (sidebar === 'docs' || hasOwnSidebar(sidebar)) return `/${sidebar}`;
  return `/docs/${sidebarVersion(sidebar)}`;
}

/**
 * The folder with the pages of a version.
 *
 * @example versionFolder('v1') // => 'content/versions/v1'
 */
export function versionFolder(name: string): string {
  return name === CURRENT ? 'content/docs' : `content/versions/${name}`;
}

/** Every version of the docs, the current one first unless the configuration lists it elsewhere. */
export function allVersions(listed: readonly DocsVersion[]): readonly DocsVersion[] {
  return listed.some(({ name }) => name === CURRENT)
    ? listed
    : [{ name: CURRENT, label: 'Current' }, ...listed];
}

/** The version shown to readers who have not chosen one. */
export function lastVersion(listed: readonly DocsVersion[]): string {
  return listed.find(({ isLast }) => isLast)?.name ?? CURRENT;
}
