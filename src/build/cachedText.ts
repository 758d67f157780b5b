import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeDigest } from './codeStamp';
import { sha256 } from './sha256';
import { writeWhole } from './writeFile';

/** With a dot, since a thread fills it while Gatsby empties its cache, all but such folders. */
const TEXTS = '.cache/.texts';
let folder: string | undefined;

/** The folder of the texts that `cachedText` has made, a file for each key; each version of the build code has its own. */
export function textsFolder(): string {
  folder ??= join(TEXTS, codeDigest().slice(0, 16));
  return folder;
}

/** Removes the texts that another version of the build code, the packages or the contract has made. */
export function dropOutdatedTexts(): void {
  if (!existsSync(TEXTS)) return;
  const outdated = readdirSync(TEXTS).filter((name) => join(TEXTS, name) !== textsFolder());
  for (const name of outdated) rmSync(join(TEXTS, name), { recursive: true });
}

/**
 * The text that `make` gives, made once for each version of what it is made from: for the threads and workers of a build and
 * for later builds, too. In files of our own: Gatsby's cache would make every process wait for its writer (`openCaches`).
 */
export function cachedText(key: string, from: string, make: () => string): string {
  const file = join(textsFolder(), sha256(key));
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
