import { existsSync, readdirSync } from 'node:fs';

/** The addresses of all files below `folder`, served below `base`. */
export function servedFiles(folder: string, base: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${base}${`${entry.parentPath}/${entry.name}`.slice(folder.length)}`);
}
