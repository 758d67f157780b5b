import { readFileSync } from 'node:fs';
import { filesBelow } from '../filesBelow';

/** The files below a folder that contain a secret key. */
export function algoliaLeaks(key: string, folder: string): string[] {
  return filesBelow(folder).filter((file) => readFileSync(file).includes(key));
}
