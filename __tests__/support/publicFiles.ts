import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NavigationFile } from '../../src/model/navigationFile';

/** A page of the built site. */
export interface BuiltPage {
  /** Its address. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** Every page in `public`, parsed. */
export function builtPages(folder = 'public'): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => builtPage(`/${file}`.replace(/\/index\.html$/, '') || '/', folder));
}

/** The page at an address. */
export function builtPage(path: string, folder = 'public'): BuiltPage {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
  return { path, html, document: new DOMParser().parseFromString(html, 'text/html') };
}

/** True when a file is served at the address. */
export function isServed(path: string, folder = 'public'): boolean {
  return existsSync(join(folder, path)) || existsSync(join(folder, path, 'index.html'));
}

/** Bytes of a file after gzip at its best, as a host sends it. */
export function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** What the browser unfolds sidebars from. */
export function navigationFile(folder = 'public'): NavigationFile {
  return JSON.parse(readFileSync(join(folder, 'navigation.json'), 'utf8')) as NavigationFile;
}
