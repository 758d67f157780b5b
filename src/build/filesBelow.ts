import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files in a folder and its subfolders, and of symlinks to files, sorted; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && leadsToFile(pathOf(entry))))
    .map(pathOf)
    .sort();
}

const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name);

const leadsToFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
