import type { SiteConfig } from '../../model/config/siteConfig';
import { allVersions, lastVersion, versionSidebar } from '../versions';
import type { ConfigPath } from './configSource';
import type { IndexedDoc, SiteIndex } from './siteIndex';
import { whichExist } from '../whichExist';

/** Records a mistake in the value at `path`. */
type Report = (path: ConfigPath, message: string) => void;

/** What is needed to find pages and sidebars by id. */
export interface Resolution {
  readonly versions: SiteConfig['versions'];
  readonly index: SiteIndex;
  readonly report: Report;
}

/** The page with the id, in the default version if it has one, else in any other; reports when there is none. */
export function docOf(
  { versions, index, report }: Resolution,
  docId: string,
  path: ConfigPath,
  user: string,
): IndexedDoc | undefined {
  const last = lastVersion(versions);
  const names = [last, ...allVersions(versions).map(({ name }) => name)];
  for (const name of names) {
    const sidebar = versionSidebar(name);
    const found = index.docs.find((doc) => doc.docId === docId && doc.sidebar === sidebar);
    if (found) return found;
  }
  const written = names.some((name) => index.files[name]?.includes(docId));
  const published = [...new Set(index.docs.map((doc) => doc.docId))];
  report(path, missingDoc(docId, user, { written, published }));
  return undefined;
}

/** The message for a page that `user` names but that is not there, with what to name instead. */
export function missingDoc(
  docId: string,
  user: string,
  { written, published }: { readonly written: boolean; readonly published: readonly string[] },
): string {
  return written
    ? `The doc "${docId}" (${user}) is not published. Publish it or name another.`
    : `There is no doc "${docId}" (${user}). ${whichExist(docId, published)}`;
}

/** The address that the sidebar opens with; reports when there is no such sidebar. */
export function openingOf(
  { versions, index, report }: Resolution,
  sidebarId: string,
  path: ConfigPath,
  user: string,
): string | undefined {
  const address = index.opens[sidebarId];
  if (address === undefined) {
    const choices = Object.keys(index.opens).sort();
    report(path, `There is no sidebar "${sidebarId}" (${user}). ${whichExist(sidebarId, choices)}`);
    return undefined;
  }
  const version = versions.find(({ name }) => versionSidebar(name) === sidebarId);
  const docId = version?.sidebars?.[sidebarId];
  const chosen = index.docs.find((doc) => doc.sidebar === sidebarId && doc.docId === docId);
  return chosen?.path ?? address;
}
