import { readFileSync } from 'node:fs';
import { writeWhole } from './writeFile';

/** Writes a value to a file of a cache, complete or not at all. */
export function writeCachedJson(file: string, value: unknown): void {
  writeWhole(file, JSON.stringify(value));
}

/**
 * The value of a JSON file of a cache; undefined if there is none or it cannot be read, since a cache may always be made anew.
 */
export function readCachedJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
