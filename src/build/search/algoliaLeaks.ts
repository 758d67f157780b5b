import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder that hold a key, which no reader may have. */
export function algoliaLeaks(key: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(key))
    .sort();
}
