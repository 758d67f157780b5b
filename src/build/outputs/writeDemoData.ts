import { cpSync } from 'node:fs';

/** Puts the tables of the demo shop where readers can download them. */
export function writeDemoData(): void {
  cpSync('content/demo-data', 'public/demo-data', {
    recursive: true,
    filter: (path) => !/\.mjs$|\/charts$/.test(path),
  });
}
