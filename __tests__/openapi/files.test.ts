import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { walk, type Json } from './support/contract';

const ROOT = join('openapi', 'openapi.yaml');
const CONFIGURATION = join('openapi', 'redocly.yaml');

const files = (readdirSync('openapi', { recursive: true }) as string[])
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('released'))
  .map((file) => join('openapi', file));

/** The files that a file refers to. */
function references(file: string): readonly string[] {
  const found: string[] = [];
  walk(parse(readFileSync(file, 'utf8')) as Json, (value, keys) => {
    if (keys.at(-1) !== '$ref' || typeof value !== 'string') return;
    found.push(join(dirname(file), value));
  });
  return found;
}

test('each reference leads to an existing file', () => {
  const missing = files.flatMap((file) =>
    references(file).flatMap((to) => (existsSync(to) ? [] : [`${file}: ${to}`])),
  );

  expect(missing).toEqual([]);
});

test('each file is used', () => {
  const used = new Set([CONFIGURATION]);
  const visit = (file: string): void => {
    if (used.has(file)) return;
    used.add(file);
    references(file).forEach(visit);
  };
  visit(ROOT);

  expect(files.filter((file) => !used.has(file))).toEqual([]);
});

test('no two file names differ only in case', () => {
  const names = files.map((file) => file.toLowerCase());

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
