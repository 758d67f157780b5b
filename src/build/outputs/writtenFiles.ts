import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCachedJson, writeCachedJson } from '../cachedJson';

// Starts with a dot: Gatsby spares such files when it empties its cache, which happens after this one is written.
const LIST = '.cache/.written.json';

/**
 * Records the addresses of files published alongside the pages, so that the next build can remove them. Call it before writing
 * them, in case the build is aborted.
 */
export function noteWritten(paths: Iterable<string>): void {
  writeCachedJson(LIST, [...new Set([...noted(), ...paths])]);
}

/**
 * Removes the files that the last build wrote alongside the pages; this build rewrites those that still exist. Call it before
 * Gatsby or the build writes anything: a page may now have the address of a removed redirect.
 */
export function removeWritten(): void {
  for (const path of noted()) rmSync(join('public', path), { force: true });
  rmSync(LIST, { force: true });
}

function noted(): readonly string[] {
  return readCachedJson(LIST) ?? [];
}
