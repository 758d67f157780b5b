import { dirname } from 'node:path';
import type { SidebarEntry } from '../../../src/build/sections/planSidebar';

/** Builders of the pages and categories of one sidebar, from their paths below its address. */
export function sidebarOf(sidebar: string, base: string) {
  const entry = (path: string, folder: string, given: Partial<SidebarEntry>): SidebarEntry => {
    const title = given.title ?? (path.split('/').at(-1) || base);
    return {
      id: `${sidebar} ${path}`,
      path: path === '' ? base : `${base}/${path}`,
      title,
      label: title,
      description: `About ${title}.`,
      section: sidebar,
      sidebar,
      docId: path,
      folder,
      position: 1,
      unlisted: false,
      related: [],
      ...given,
    };
  };
  return {
    page: (path: string, given: Partial<SidebarEntry> = {}) =>
      entry(path, dirname(path) === '.' ? '' : dirname(path), given),
    category: (folder: string, given: Partial<SidebarEntry> = {}) =>
      entry(folder, folder, { docId: `${folder}/_category`.replace(/^\//, ''), ...given }),
  };
}
