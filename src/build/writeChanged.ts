import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from './writeFile';

/** Writes a file and its folders; one that holds this text already stays untouched, so that nothing is bundled anew. */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFile(file, text);
}
