import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NavigationFile } from '../../src/model/navigation/navigationFile';

/** A page of the built site. */
export interface BuiltPage {
  /** Its address. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** The addresses of all pages except the 404 page. */
export function builtPaths(folder = 'public'): string[] {
  return readdirSync(join(folder, 'page-data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'page-data.json' && !file.startsWith('404'))
    .map((file) => `/${dirname(file)}`)
    .map((path) => (path === '/index' ? '/' : path));
}

/** The file of the page at an address. */
export function pageFile(path: string, folder = 'public'): string {
  return join(folder, path === '/' ? 'index.html' : `${path}.html`);
}

/** The HTML of the page at an address. */
export function htmlOf(path: string, folder = 'public'): string {
  return readFileSync(pageFile(path, folder), 'utf8');
}

/** Every page in `public`; parsed only when its document is used, since that is slow. */
export function builtPages(folder = 'public'): BuiltPage[] {
  return builtPaths(folder).map((path) => builtPage(path, folder));
}

/** The page at an address. */
export function builtPage(path: string, folder = 'public'): BuiltPage {
  const html = htmlOf(path, folder);
  let parsed: Document | undefined;
  return {
    path,
    html,
    get document() {
      return (parsed ??= new DOMParser().parseFromString(html, 'text/html'));
    },
  };
}

/** True when a file is served at the address. */
export function isServed(path: string, folder = 'public'): boolean {
  return existsSync(join(folder, path)) || existsSync(pageFile(path, folder));
}

/** The files in `public` whose names end with one of `ends`, as paths from the project root. */
export function publicFiles(...ends: readonly string[]): string[] {
  return readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.some((end) => entry.name.endsWith(end)))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The size of a file in bytes after gzip at the best level, as a host sends it. */
export function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** The data from which the browser expands sidebars. */
export function navigationFile(folder = 'public'): NavigationFile {
  return JSON.parse(readFileSync(join(folder, 'navigation.json'), 'utf8')) as NavigationFile;
}
