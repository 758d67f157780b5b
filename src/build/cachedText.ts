import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeDigest } from './codeStamp';
import { sha256 } from './sha256';
import { writeWhole } from './writeFile';

/** Starts with a dot: Gatsby spares such folders when it empties its cache, which happens while a thread fills this one. */
const TEXTS = '.cache/.texts';
let folder: string | undefined;

/** The folder in which `cachedText` keeps its texts, one file per key; each version of the build code has its own. */
export function textsFolder(): string {
  folder ??= join(TEXTS, codeDigest().slice(0, 16));
  return folder;
}

/** Removes the texts made with another `codeDigest`. */
export function dropOutdatedTexts(): void {
  if (!existsSync(TEXTS)) return;
  const outdated = readdirSync(TEXTS).filter((name) => join(TEXTS, name) !== textsFolder());
  for (const name of outdated) rmSync(join(TEXTS, name), { recursive: true });
}

/**
 * The text that `make` returns, computed once per version of its input `from` and shared by the threads and workers of a build
 * and by later builds. It is kept in files of our own: Gatsby's cache makes every process wait for its writer (`openCaches`).
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
