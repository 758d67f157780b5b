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

/** Where Gatsby's own files wait for the next build, which writes anew only what has changed. */
const KEPT = '.cache/page-files';

/** How pages are finished. */
interface Finishing {
  /** All that goes into the page at an address beside Gatsby's HTML: when it changes, the page is finished anew. */
  readonly from: (path: string) => string;
  readonly finished: (html: string, path: string) => string;
}

/** By the address of each page, the version of what it was finished from. */
type Versions = Readonly<Record<string, string>>;

/**
 * Writes each page to the file that every host of static sites serves at its address without a redirect: `/docs/roles`
 * is in `docs/roles.html`. Gatsby's own files, from which they are made, leave `public`. A page that the last build made of
 * the same stays as it is. The addresses have to be in the order of the alphabet: a page at `/docs/index` would be published
 * where Gatsby's file of `/docs` was. No slug and no name of a file makes such an address today.
 */
export function publishPages(
  paths: readonly string[],
  { from, finished }: Finishing,
  folder = 'public',
  kept = KEPT,
): void {
  const before = versionsIn(kept);
  const versions: Record<string, string> = {};
  for (const path of paths) {
    const published = publishedFile(path);
    const shown = published && join(folder, published);
    const own = join(folder, gatsbyFile(path));
    if (!existsSync(own)) {
      if (shown) rmSync(shown, { force: true });
      continue;
    }
    const waiting = join(kept, gatsbyFile(path));
    versions[path] = version(statSync(own).mtimeMs, from(path));
    move(own, waiting);
    removeEmpty(dirname(own));
    if (!shown || (versions[path] === before[path] && existsSync(shown))) continue;
    writeFileSync(shown, finished(readFileSync(waiting, 'utf8'), path));
  }
  writeFileSync(join(kept, VERSIONS), JSON.stringify(versions));
}

/** A page that was published, as Gatsby wrote it. */
export function gatsbyHtml(path: string, kept = KEPT): string {
  return readFileSync(join(kept, gatsbyFile(path)), 'utf8');
}

/**
 * Puts Gatsby's own files back beside those that were published, and takes away what was published of pages that are no
 * longer among `paths`; nothing where there are none.
 */
export function restorePages(paths: readonly string[], folder = 'public', kept = KEPT): void {
  const before = Object.keys(versionsIn(kept));
  const still = new Set(paths);
  // All of them first: `/docs/index` would have the name of Gatsby's file of `/docs`.
  for (const path of before) {
    const published = publishedFile(path);
    if (published && !still.has(path)) rmSync(join(folder, published), { force: true });
  }
  for (const path of before) {
    const file = gatsbyFile(path);
    if (existsSync(join(kept, file))) move(join(kept, file), join(folder, file));
  }
}

const VERSIONS = 'versions.json';

function versionsIn(kept: string): Versions {
  const file = join(kept, VERSIONS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Versions) : {};
}

function version(written: number, from: string): string {
  return sha256(`${written} ${from}`);
}

function gatsbyFile(path: string): string {
  return path.endsWith('.html') ? path : join(path, 'index.html');
}

/** The address of the file that a page is published as; undefined for the second address of the page `/404.html`. */
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
    // Pages below it, or Markdown beside it, are still there.
  }
}
