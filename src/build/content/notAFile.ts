import { statSync } from 'node:fs';
import type { Unreadable } from './readYaml';

/** Why a path cannot be read as a file; null for a file, or a symlink to one. */
export function notAFile(path: string): Unreadable | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return null;
  const message = stats
    ? 'A folder is named like a file. Rename it.'
    : 'The symbolic link is broken. Remove it, or point it to a file.';
  return { line: 1, message };
}
