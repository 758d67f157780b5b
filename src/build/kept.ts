import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/kept';

/** Which text is meant, and of which version of what it is made from. */
interface Version {
  readonly key: string;
  readonly digest: string;
}

/**
 * The text that `make` gives, made once for each version: for the workers of a build and for later builds, too. In files:
 * what else is kept in Gatsby's cache is more to wait for (`openCaches`).
 */
export function kept({ key, digest }: Version, make: () => string): string {
  const file = join(FOLDER, sha256(key));
  const before = read(file);
  if (before?.startsWith(`${digest}\n`)) return before.slice(digest.length + 1);
  const text = make();
  mkdirSync(FOLDER, { recursive: true });
  // As a whole or not at all, whoever else reads or writes it.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, `${digest}\n${text}`);
  renameSync(part, file);
  return text;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The digest of a text, as 64 digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
