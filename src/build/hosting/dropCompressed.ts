import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoDataFiles } from '../outputs/browser/writeDemoData';
import { servedFiles } from '../servedFiles';

/**
 * Removes the compressed copies that `npm run compress` made of an earlier build, which hosts would otherwise keep sending.
 * Compressed files that authors provide stay.
 */
export function dropCompressed(folder = 'public'): void {
  const written = new Set([...servedFiles('static', ''), ...demoDataFiles()]);
  servedFiles(folder, '')
    .filter((address) => /\.(?:gz|br)$/.test(address) && !written.has(address))
    .forEach((address) => rmSync(join(folder, address)));
}
