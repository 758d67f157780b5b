import { cpSync, existsSync, rmSync } from 'node:fs';
import { slashes } from '../../model/slashes';

const SOURCE = 'content/demo-data';
const FOLDER = 'public/demo-data';

/** Whether what lies at the path in the folder of the demo data is for readers; the programs that make it and its charts are not. */
export function isDownload(path: string): boolean {
  return !/\.mjs$|\/charts(?:\/|$)/.test(slashes(path));
}

/** Puts the tables of the demo shop, and nothing else, where readers can download them. */
export function writeDemoData(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  if (!existsSync(SOURCE)) return;
  cpSync(SOURCE, FOLDER, {
    recursive: true,
    filter: isDownload,
  });
}
