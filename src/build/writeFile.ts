import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Writes a file, and makes the folders that it stands in. */
export function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The same for a file that others read or write meanwhile: it is there as a whole or not at all. */
export function writeWhole(file: string, content: string | Buffer): void {
  const part = `${file}.${process.pid}.${threadId}`;
  writeFile(part, content);
  renameSync(part, file);
}
