import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Gatsby's own files wait for the next build, which writes anew only what has changed. */
const KEPT = '.cache/page-files';

/**
 * Writes each page to the file that every host of static sites serves at its address without a redirect: `/docs/roles`
 * is in `docs/roles.html`. Gatsby's own files, from which they are made, leave `public`.
 */
export function publishPages(
  paths: readonly string[],
  finished: (html: string, path: string) => string,
  folder = 'public',
  kept = KEPT,
): void {
  for (const path of paths) {
    const file = gatsbyFile(path);
    const own = join(folder, file);
    if (!existsSync(own)) continue;
    const html = readFileSync(own, 'utf8');
    move(own, join(kept, file));
    removeEmpty(dirname(own));
    const published = publishedFile(path);
    if (published) writeFileSync(join(folder, published), finished(html, path));
  }
  writeFileSync(join(kept, 'paths.json'), JSON.stringify(paths));
}

/** Puts Gatsby's own files back in place of those that were published; nothing where there are none. */
export function restorePages(folder = 'public', kept = KEPT): void {
  const list = join(kept, 'paths.json');
  if (!existsSync(list)) return;
  const paths = JSON.parse(readFileSync(list, 'utf8')) as string[];
  // All of them first: one may have the name of Gatsby's file of another page.
  for (const path of paths) {
    const published = publishedFile(path);
    if (published) rmSync(join(folder, published), { force: true });
  }
  for (const path of paths) {
    const file = gatsbyFile(path);
    if (existsSync(join(kept, file))) move(join(kept, file), join(folder, file));
  }
  rmSync(list);
}

function gatsbyFile(path: string): string {
  return path.endsWith('.html') ? path : join(path, 'index.html');
}

/** Undefined for what is another page's second address. */
function publishedFile(path: string): string | undefined {
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
