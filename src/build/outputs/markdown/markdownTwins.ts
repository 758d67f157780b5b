import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { twinPath } from '../../../model/address/twinPath';
import { readCachedJson, writeCachedJson } from '../../cachedJson';
import { sha256 } from '../../sha256';
import { writeFile } from '../../writeFile';
import type { PublishedPage } from '../publishedPages';
import { pageMarkdown } from './pageMarkdown';

/** The version of each published twin's source, by the twin's address; absent while the twin is being written. */
const VERSIONS = '.cache/twins.json';
type Versions = Readonly<Record<string, string | undefined>>;

/** Publishes the Markdown of each page and returns it by the address of its twin; the files of unchanged pages are kept. */
export async function markdownTwins(
  pages: readonly PublishedPage[],
  siteUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const before = versions();
  const now = Object.fromEntries(
    pages.map((page) => [twinPath(page.path), sha256(JSON.stringify([page, siteUrl]))]),
  );
  withdraw(Object.keys(before).filter((path) => !(path in now)));
  const stays = (path: string) => now[path] === before[path] && existsSync(fileOf(path));
  // Recorded before writing: if this build is aborted, the next one knows what was written.
  note(Object.fromEntries(Object.keys(now).map((path) => [path, stays(path) ? now[path] : ''])));
  const twins = new Map<string, string>();
  for (const page of pages) {
    const path = twinPath(page.path);
    twins.set(path, stays(path) ? readFileSync(fileOf(path), 'utf8') : publish(page, siteUrl));
    // Yields the thread between two pages to Gatsby, which is waiting for other processes.
    await setImmediate();
  }
  note(now);
  return twins;
}

function publish(page: PublishedPage, siteUrl: string): string {
  const text = pageMarkdown(page, siteUrl);
  writeFile(fileOf(twinPath(page.path)), text);
  return text;
}

function withdraw(paths: readonly string[]): void {
  for (const path of paths) rmSync(fileOf(path), { force: true });
}

function fileOf(path: string): string {
  return join('public', path);
}

function versions(): Versions {
  return readCachedJson(VERSIONS) ?? {};
}

function note(versions: Versions): void {
  writeCachedJson(VERSIONS, versions);
}
