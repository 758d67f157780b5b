import { slashes } from '../model/address/slashes';
import { filesBelow } from './filesBelow';

/** The addresses of all files below `folder`, served below `base`. */
export function servedFiles(folder: string, base: string): string[] {
  return filesBelow(folder).map((file) => `${base}${slashes(file).slice(folder.length)}`);
}
