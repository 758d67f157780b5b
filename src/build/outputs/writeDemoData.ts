import { cpSync, rmSync } from 'node:fs';

const FOLDER = 'public/demo-data';

/** Puts the tables of the demo shop, and nothing else, where readers can download them. */
export function writeDemoData(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('content/demo-data', FOLDER, {
    recursive: true,
    filter: (path) => !/\.mjs$|\/charts$/.test(path),
  });
}
