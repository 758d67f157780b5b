import { cpSync, rmSync } from 'node:fs';

const FOLDER = 'public/demo-data';

/** Whether what lies at the path in the folder of the demo data is for readers; the programs that make it and its charts are not. */
export function isDownload(path: string): boolean {
  return !/\.mjs$|\/charts(?:\/|$)/.test(path);
}

/** Puts the tables of the demo shop, and nothing else, where readers can download them. */
export function writeDemoData(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('content/demo-data', FOLDER, {
    recursive: true,
    filter: isDownload,
  });
}
