import { cpSync, existsSync, rmSync } from 'node:fs';
import { slashes } from '../../../model/address/slashes';
import { servedFiles } from '../../servedFiles';

const SOURCE = 'content/demo-data';
const FOLDER = 'public/demo-data';

/** Whether a path in the demo data folder is for readers; the programs that make the tables and charts are not. */
export function isDownload(path: string): boolean {
  return !/\.mjs$|\/charts(?:\/|$)/.test(slashes(path));
}

/** The addresses of the tables of the demo shop. */
export function demoDataFiles(): string[] {
  return servedFiles(SOURCE, '/demo-data').filter(isDownload);
}

/** Publishes the tables of the demo shop, and nothing else, for download. */
export function writeDemoData(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  if (!existsSync(SOURCE)) return;
  cpSync(SOURCE, FOLDER, {
    recursive: true,
    filter: isDownload,
  });
}
