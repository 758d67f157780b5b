import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './writeFile';

/** The folder of the texts that `cachedText` has made, a file for each key. */
export const CACHED_TEXTS = '.cache/texts';

/**
 * The text that `make` gives, made once for each version of what it is made from: for the threads and workers of a build and
 * for later builds, too. In files of our own: Gatsby's cache would make every process wait for its writer (`openCaches`).
 */
export function cachedText(key: string, from: string, make: () => string): string {
  const file = join(CACHED_TEXTS, sha256(key));
  const digest = sha256(from);
  const before = read(file);
  if (before?.startsWith(`${digest}\n`)) return before.slice(digest.length + 1);
  const text = make();
  writeWhole(file, `${digest}\n${text}`);
  return text;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
