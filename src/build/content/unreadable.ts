import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../model/fault';
import { readFrontMatter } from './frontMatter';

/** What was answered for a path, and for which version of its file. */
const answers = new Map<string, { readonly version: string; readonly unreadable: boolean }>();

/** True for a Markdown file that cannot be read: for its front matter, or for a character that nobody sees. */
export function isUnreadable(path: string): boolean {
  if (!/\.mdx?$/.test(path)) return false;
  // Gatsby asks several times for each file, and a build of thousands would take seconds longer.
  const { mtimeMs, size } = statSync(path);
  const version = `${mtimeMs} ${size}`;
  const known = answers.get(path);
  if (known?.version === version) return known.unreadable;
  const unreadable = whyUnreadable(path) !== null;
  answers.set(path, { version, unreadable });
  return unreadable;
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

function whyUnreadable(path: string) {
  const read = readFrontMatter(readFileSync(path, 'utf8'));
  return 'message' in read ? read : null;
}
