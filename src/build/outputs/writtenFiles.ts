import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../writeFile';

// With a dot, since Gatsby forgets all other files there when it begins anew, and this is written before.
const LIST = '.cache/.written.json';

/**
 * Notes the addresses of files that stand beside the pages, so that the next build can take them away. Call it before they
 * are written: a build may break off.
 */
export function noteWritten(paths: Iterable<string>): void {
  writeFile(LIST, JSON.stringify([...new Set([...noted(), ...paths])]));
}

/**
 * Removes what the last build wrote beside the pages; this one writes anew what has not been withdrawn. It must come before
 * Gatsby or the build writes anything: a page may now have the address of a redirect that is gone.
 */
export function removeWritten(): void {
  for (const path of noted()) rmSync(join('public', path), { force: true });
  rmSync(LIST, { force: true });
}

function noted(): readonly string[] {
  return existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as string[]) : [];
}
