import { readdirSync, statSync } from 'node:fs';
import { SECTION_NAMES } from '../../model/navigation/sectionNames';
import { slashes } from '../../model/address/slashes';
import { isHidden } from './isHidden';
import type { Unreadable } from './yaml/readYaml';

/** The folders of `content/` that pages are made from. */
export const CONTENT_FOLDERS: readonly string[] = [...Object.keys(SECTION_NAMES), 'versions'];

/** The files that pages are made from, relative to `content/`, sorted, with forward slashes on every system. */
export function contentFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map(slashes)
    .filter((name) => inContentFolder(name) && !isHidden(name))
    .filter((name) => !notAFile(`content/${name}`))
    .sort();
}

/** Whether a path from `content/` lies in a folder that pages are made from. */
export function inContentFolder(path: string): boolean {
  return CONTENT_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}

/** Why a path cannot be read as a file; null for a file, or a symlink to one. */
export function notAFile(path: string): Unreadable | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return null;
  const message = stats
    ? 'A folder is named like a file. Rename it.'
    : 'The symbolic link is broken. Remove it, or point it to a file.';
  return { line: 1, message };
}
