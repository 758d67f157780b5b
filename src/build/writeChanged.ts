import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from './writeFile';

/** Writes a file and its folders; a file that already holds this text is left alone, so that nothing is bundled again. */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFile(file, text);
}
