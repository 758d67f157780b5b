import { statSync } from 'node:fs';
import type { Unreadable } from './readYaml';

/** Why what lies at a path cannot be read as a file; null for a file, and for a link to one. */
export function notAFile(path: string): Unreadable | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return null;
  const message = stats
    ? 'A folder has the name of a file. Rename it.'
    : 'The link leads to no file. Take it away, or let it lead to one.';
  return { line: 1, message };
}
