import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readCachedJson, writeCachedJson } from '../cachedJson';
import { sha256 } from '../sha256';
import { writeFile } from '../writeFile';

const PUBLIC = 'public';

/** Keeps Gatsby's own files for the next build, in which Gatsby writes only those of pages that have changed. */
const KEPT = '.cache/page-files';

/** Keeps the version of what each page was finished from. */
const VERSIONS = join(KEPT, 'versions.json');

/** How Gatsby's HTML becomes a published page. */
interface Finishing {
  /** Everything that goes into the page at an address besides Gatsby's HTML: when it changes, the page is finished again. */
  readonly from: (path: string) => string;
  readonly finished: (html: string, path: string) => string;
}

/** The version of what each page was finished from, by the page's address. */
type Versions = Readonly<Record<string, string>>;

/**
 * Writes each page to the file that every static host serves at its address without a redirect: `/docs/roles` is in
 * `docs/roles.html`. Gatsby's own files, from which the pages are made, are moved out of `public`. A page that the last build
 * made from the same input is left alone. `paths` must be sorted: a page at `/docs/index` would be published where Gatsby's
 * file for `/docs` was. (No slug or file name gives such an address today.)
 */
export function publishPages(paths: readonly string[], { from, finished }: Finishing): void {
  const before = readVersions();
  const versions: Record<string, string> = {};
  for (const path of paths) {
    const html = keptHtml(path);
    if (html === undefined) continue;
    const published = publishedFile(path);
    const shown = published && join(PUBLIC, published);
    versions[path] = version(statSync(html).mtimeMs, from(path));
    if (!shown || (versions[path] === before[path] && existsSync(shown))) continue;
    writeFile(shown, finished(readFileSync(html, 'utf8'), path));
  }
  writeCachedJson(VERSIONS, versions);
}

/** The HTML that Gatsby wrote for a page that has been published. */
export function gatsbyHtml(path: string): string {
  return readFileSync(keptFile(path), 'utf8');
}

/**
 * Removes what the last build published and this one must not find: pages that are no longer among `paths`, and files with the
 * name of one of Gatsby's own, such as `index.html`. Does nothing before the first build.
 */
export function clearPages(paths: readonly string[]): void {
  const still = new Set(paths);
  const own = new Set(paths.map(gatsbyFile));
  for (const path of Object.keys(readVersions())) {
    const published = publishedFile(path);
    if (!still.has(path)) rmSync(keptFile(path), { force: true });
    if (published && (!still.has(path) || own.has(published)))
      rmSync(join(PUBLIC, published), { force: true });
  }
}

/** Moves Gatsby's own files back into `public`. */
export function restorePages(): void {
  for (const path of Object.keys(readVersions()))
    if (existsSync(keptFile(path))) move(keptFile(path), join(PUBLIC, gatsbyFile(path)));
}

/**
 * The file with the HTML that Gatsby wrote for a page, in this build or an earlier one, moved out of `public`; undefined if it
 * never wrote one.
 */
function keptHtml(path: string): string | undefined {
  const kept = keptFile(path);
  const own = join(PUBLIC, gatsbyFile(path));
  if (!existsSync(own)) return existsSync(kept) ? kept : undefined;
  move(own, kept);
  removeEmpty(dirname(own));
  return kept;
}

function readVersions(): Versions {
  return readCachedJson(VERSIONS) ?? {};
}

function version(written: number, from: string): string {
  return sha256(`${written} ${from}`);
}

function gatsbyFile(path: string): string {
  return path.endsWith('.html') ? path : join(path, 'index.html');
}

/** The file that a page is published as; undefined for `/404`, the second address of the page `/404.html`. */
export function publishedFile(path: string): string | undefined {
  if (path === '/404') return undefined;
  if (path === '/' || path.endsWith('.html')) return gatsbyFile(path);
  return `${path}.html`;
}

/** All in one folder: making one for each page would take as long as rendering a tenth of them. */
function keptFile(path: string): string {
  return join(KEPT, sha256(path));
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder still has other pages or Markdown files in it.
  }
}
