import { dirname } from 'node:path';
import { hasOwnSidebar } from '../../model/navigation/sidebarSections';
import { SECTION_NAMES } from '../../model/navigation/sectionNames';
import type { DocsVersion } from '../../model/config/siteConfig';
import { allVersions, CURRENT, sidebarPath, versionSidebar } from '../versions';

/** The place of a file in the docs or tutorials. */
export interface Place {
  readonly sidebar: string;
  /** The name of its part of the site, for titles. */
  readonly section: string;
  /** The address below which that part is served. */
  readonly base: string;
  /** The path of the file, from the folder of its sidebar. */
  readonly path: string;
  /** The path without extension: the id by which the configuration refers to a page. */
  readonly docId: string;
  /** The folder of the file; '' at the top. */
  readonly folder: string;
  /** True when the site's configuration holds the page back as a draft. */
  readonly draft: boolean;
  /** False when the configuration does not publish the file at all. */
  readonly published: boolean;
}

/** The place of a file below `content/docs`, `content/tutorials` or `content/versions/{name}`. */
export function placeOf(
  source: string,
  relativePath: string,
  versions: readonly DocsVersion[],
): Place {
  if (hasOwnSidebar(source)) return place(source, SECTION_NAMES[source], relativePath);
  if (source === 'docs') return inVersion(CURRENT, SECTION_NAMES.docs, relativePath, versions);

  const [name = '', ...rest] = relativePath.split('/');
  const label = versions.find((version) => version.name === name)?.label ?? name;
  return inVersion(name, `${SECTION_NAMES.docs} ${label}`, rest.join('/'), versions);
}

function inVersion(
  name: string,
  section: string,
  path: string,
  versions: readonly DocsVersion[],
): Place {
  const found = place(versionSidebar(name), section, path);
  const version = allVersions(versions).find((candidate) => candidate.name === name);
  if (!version) return { ...found, published: false };
  const draft = version.draftIds?.includes(found.docId) ?? false;
  return { ...found, draft, published: isPublished(found, version.docs) };
}

/** A category is published if any page in its folder or below is. */
function isPublished({ path, docId, folder }: Place, ids: readonly string[] | undefined): boolean {
  if (!ids) return true;
  if (path.endsWith('.mdx')) return ids.includes(docId);
  return ids.some((id) => folder === '' || id.startsWith(`${folder}/`));
}

function place(sidebar: string, section: string, path: string): Place {
  const folder = dirname(path);
  return {
    sidebar,
    section,
    base: sidebarPath(sidebar),
    path,
    docId: path.replace(/\.[a-z]+$/, ''),
    folder: folder === '.' ? '' : folder,
    draft: false,
    published: true,
  };
}
