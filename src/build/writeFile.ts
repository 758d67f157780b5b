import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Writes a file, creating its folders as needed. */
export function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes a file and its folders; a file that already holds this text is left alone, so that nothing is bundled again. */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFile(file, text);
}

/** Like `writeFile`, for a file that other processes may read or write at the same time: it appears complete or not at all. */
export function writeWhole(file: string, content: string | Buffer): void {
  const part = `${file}.${process.pid}.${threadId}`;
  writeFile(part, content);
  renameSync(part, file);
}
