import { existsSync, readdirSync } from 'node:fs';
import { slashes } from '../../model/slashes';

/** The addresses of all files below `folder`, served below `base`. */
export function servedFiles(folder: string, base: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${base}${slashes(`${entry.parentPath}/${entry.name}`).slice(folder.length)}`);
}
