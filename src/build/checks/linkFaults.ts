import { decoded } from '../../model/address/decoded';
import type { Fault } from '../../model/fault';
import { nearestWord } from '../../model/nearest';
import { normalPath } from '../../model/address/normalPath';
import { ownHostProblem } from '../content/ownHost';
import { SITE_ADDRESS } from '../siteAddress';
import { tabProblem, type NamedTab } from './tabProblem';

/** A link on a page or in another file. */
export interface SiteLink {
  readonly file: string;
  readonly line: number;
  readonly href: string;
  /** Address of the page that contains the link, for links to an anchor on the same page. */
  readonly from?: string;
}

/** Link targets: heading ids and tabs by the address of their page, and the addresses of files that are served as they are. */
export interface Targets {
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  readonly tabs: ReadonlyMap<string, readonly NamedTab[]>;
  readonly files: ReadonlySet<string>;
  /** The addresses of unreadable pages; links to them cannot be checked until they are fixed. */
  readonly unread: ReadonlySet<string>;
  /** The files of drafts by address; called only if a link leads to no page. */
  readonly drafts: () => ReadonlyMap<string, string>;
  /** The current addresses of pages that have moved, by their old ones. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * The internal links that lead to no page, anchor or file of the site, and those with the host of the site, which would not be
 * checked; links to other sites are not checked.
 */
export function linkFaults(links: readonly SiteLink[], targets: Targets): Fault[] {
  return links.flatMap(({ file, line, href, from = '' }) => {
    const inSite = SITE_ADDRESS.test(href) || href.startsWith('#');
    const message = inSite ? problem(href, from, targets) : ownHostProblem(href);
    return message ? [{ file, line, message }] : [];
  });
}

function problem(
  href: string,
  from: string,
  { pages, tabs, files, unread, drafts, moved }: Targets,
): string | undefined {
  const { pathname, search, hash } = new URL(href, `https://site${from || '/'}`);
  const path = decoded(pathname);
  if (path !== normalPath(path))
    return `The link ${href} ends in a slash or index.html. Write ${normalPath(path)}${search}${hash}.`;
  if (unread.has(path) || (files.has(path) && !isTwin(path, pages))) return undefined;
  const ids = pages.get(path);
  if (!ids) {
    const now = moved.get(path);
    if (now !== undefined)
      return `The link ${href} leads to a page that has moved. Write ${movedTo(now, search, hash)}.`;
    const draft = drafts().get(path);
    const why = draft
      ? `leads to a draft (${draft}). Publish it, or remove the link.`
      : lost(path, search + hash, [...pages.keys()]);
    return `The link ${href} ${why}`;
  }
  const noTab = tabProblem(search, tabs.get(path) ?? []);
  if (noTab) return `The link ${href} ${noTab}`;
  const id = decoded(hash.slice(1));
  if (id === '' || ids.has(id)) return undefined;
  return `The link ${href} leads to no heading on that page.${meant(id, [...ids], '#')}`;
}

/** Whether a file is the Markdown of a page, to which links would lead readers away from the site. */
export function isTwin(path: string, pages: Pick<Targets['pages'], 'has'>): boolean {
  return path.endsWith('.md') && pages.has(path.slice(0, -'.md'.length));
}

/** The address a moved page has now, for a link with `hash`; a redirect may name the place on the page itself. */
function movedTo(now: string, search: string, hash: string): string {
  const [path, place] = now.split('#');
  return `${path}${search}${place === undefined ? hash : `#${place}`}`;
}

/** The problem with a path that the site does not have; `rest` is the query and hash of the link. */
function lost(path: string, rest: string, pages: readonly string[]): string {
  const [ending] = /\.[a-z0-9]+$/i.exec(path) ?? [];
  if (!ending) return `leads to no page.${meantPage(path, pages)}`;
  if (!/^\.(?:mdx?|html?)$/i.test(ending))
    return 'leads to no file. Add the file to static, or correct the link.';
  const page = path.slice(0, -ending.length);
  const remedy = pages.includes(page) ? ` Write ${page}${rest}.` : meantPage(page, pages);
  return `ends in ${ending}, but no page address does.${remedy}`;
}

/** Suggests the only page with the same name in another folder, to which it may have moved, else one that is spelled alike. */
function meantPage(path: string, pages: readonly string[]): string {
  const namesakes = pages.filter((page) => page.endsWith(`/${lastName(path)}`));
  if (namesakes.length === 1) return ` Did you mean ${namesakes[0]}?`;
  // Long addresses in one folder are alike, however different the names at their ends are.
  return meant(
    path,
    pages.filter((page) => areAlike(lastName(path), lastName(page))),
  );
}

const lastName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const areAlike = (a: string, b: string) =>
  a.includes(b) || b.includes(a) || nearestWord(a, [b]) !== undefined;

function meant(written: string, choices: readonly string[], prefix = ''): string {
  const nearest = nearestWord(written, choices);
  return nearest === undefined
    ? ' Correct the address or remove the link.'
    : ` Did you mean ${prefix}${nearest}?`;
}
