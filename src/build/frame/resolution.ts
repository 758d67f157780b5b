import type { SiteConfig } from '../../model/siteConfig';
import { allVersions, lastVersion, versionSidebar } from '../versions';
import type { ConfigPath } from './configSource';
import type { IndexedDoc, SiteIndex } from './siteIndex';
import { whichExist } from './whichExist';

/** Notes what is wrong with the value at `path`. */
type Tell = (path: ConfigPath, message: string) => void;

/** What it takes to find pages by id. */
export interface Resolution {
  readonly versions: SiteConfig['versions'];
  readonly index: SiteIndex;
  readonly tell: Tell;
}

/** The page with the id, in the version that readers get who have chosen none, or else in another; tells when there is none. */
export function docOf(
  { versions, index, tell }: Resolution,
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
  tell(path, missingDoc(docId, user, { written, published }));
  return undefined;
}

/** Says why a page that `user` names is not there, and what to name instead. */
export function missingDoc(
  docId: string,
  user: string,
  { written, published }: { readonly written: boolean; readonly published: readonly string[] },
): string {
  return written
    ? `The doc "${docId}" (${user}) is not published. Publish it or name another.`
    : `There is no doc "${docId}" (${user}). ${whichExist(docId, published)}`;
}

/** Address that the sidebar opens with; tells when there is no such sidebar. */
export function openingOf(
  { versions, index, tell }: Resolution,
  sidebarId: string,
  path: ConfigPath,
  user: string,
): string | undefined {
  const address = index.opens[sidebarId];
  if (address === undefined) {
    const choices = Object.keys(index.opens).sort();
    tell(path, `There is no sidebar "${sidebarId}" (${user}). ${whichExist(sidebarId, choices)}`);
    return undefined;
  }
  const version = versions.find(({ name }) => versionSidebar(name) === sidebarId);
  const docId = version?.sidebars?.[sidebarId];
  const chosen = index.docs.find((doc) => doc.sidebar === sidebarId && doc.docId === docId);
  return chosen?.path ?? address;
}
