import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../sha256';

const PUBLIC = 'public';

/** Keeps Gatsby's own files for the next build, which rewrites only what has changed. */
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
    const published = publishedFile(path);
    const shown = published && join(PUBLIC, published);
    const own = join(PUBLIC, gatsbyFile(path));
    if (!existsSync(own)) {
      if (shown) rmSync(shown, { force: true });
      continue;
    }
    const waiting = join(KEPT, gatsbyFile(path));
    versions[path] = version(statSync(own).mtimeMs, from(path));
    move(own, waiting);
    removeEmpty(dirname(own));
    if (!shown || (versions[path] === before[path] && existsSync(shown))) continue;
    writeFileSync(shown, finished(readFileSync(waiting, 'utf8'), path));
  }
  writeFileSync(VERSIONS, JSON.stringify(versions));
}

/** The HTML that Gatsby wrote for a page that has been published. */
export function gatsbyHtml(path: string): string {
  return readFileSync(join(KEPT, gatsbyFile(path)), 'utf8');
}

/**
 * Moves Gatsby's own files back into `public`, and removes the published files of pages that are no longer among `paths`. Does
 * nothing before the first build.
 */
export function restorePages(paths: readonly string[]): void {
  const before = Object.keys(readVersions());
  const still = new Set(paths);
  // Remove all before moving any: the published file of `/docs/index` has the name of Gatsby's file for `/docs`.
  for (const path of before) {
    const published = publishedFile(path);
    if (published && !still.has(path)) rmSync(join(PUBLIC, published), { force: true });
  }
  for (const path of before) {
    const file = gatsbyFile(path);
    if (existsSync(join(KEPT, file))) move(join(KEPT, file), join(PUBLIC, file));
  }
}

function readVersions(): Versions {
  return existsSync(VERSIONS) ? (JSON.parse(readFileSync(VERSIONS, 'utf8')) as Versions) : {};
}

function version(written: number, from: string): string {
  return sha256(`${written} ${from}`);
}

function gatsbyFile(path: string): string {
  return path.endsWith('.html') ? path : join(path, 'index.html');
}

/** The file that a page is published as; undefined for `/404`, the second address of the page `/404.html`. */
export function publishedFile(path: string): string | undefined {
  if (path === '/404' || path === '/404/') return undefined;
  if (path === '/' || path.endsWith('.html')) return gatsbyFile(path);
  return `${path}.html`;
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
