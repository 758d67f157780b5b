import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder that contain a secret key. */
export function algoliaLeaks(key: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(key))
    .sort();
}
