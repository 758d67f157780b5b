import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fault } from '../../model/fault';
import { readFrontMatter } from './frontMatter';
import type { Unreadable } from './readYaml';

/** What was found in a file, and in which version of it. */
const found = new Map<string, { readonly version: string; readonly reason: Unreadable | null }>();

/** True for a Markdown file that cannot be read: for its front matter, or for a character that nobody sees. */
export function isUnreadable(path: string): boolean {
  return /\.mdx?$/.test(path) && whyUnreadable(path) !== null;
}

/**
 * The faults of all files below `folder` (from the root of the project) that never become pages: those that cannot be
 * read, and those of the wrong kind.
 */
export function unreadableFaults(folder: string): Fault[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .flatMap((path) => {
      const file = join(folder, path);
      const reason = wrongKind(path) ?? whyUnreadable(file);
      return reason ? [{ file, ...reason }] : [];
    });
}

function wrongKind(path: string) {
  if (/^(?:docs|tutorials|versions)\/.*\.md$/.test(path)) {
    return { line: 1, message: 'Pages of docs and tutorials are .mdx files. Rename it.' };
  }
  if (/^changelog\/.*\.mdx$/.test(path)) {
    return { line: 1, message: 'Entries of the changelog are .md files. Rename it.' };
  }
  return null;
}

/** Gatsby asks several times for each file, and the check asks again: a build of thousands would take seconds longer. */
function whyUnreadable(path: string): Unreadable | null {
  const file = resolve(path);
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size}`;
  const known = found.get(file);
  if (known?.version === version) return known.reason;
  const read = readFrontMatter(readFileSync(file, 'utf8'));
  const reason = 'message' in read ? read : null;
  found.set(file, { version, reason });
  return reason;
}
