import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMITTED = 'content/demo-data';
const tables = readdirSync(COMMITTED).filter((name) => name.endsWith('.csv'));

let made: string;

beforeAll(() => {
  made = mkdtempSync(join(tmpdir(), 'demo-data-'));
  execFileSync(process.execPath, [join(COMMITTED, 'generate.mjs'), made]);
});

afterAll(() => rmSync(made, { recursive: true }));

test('the script creates exactly the tables of the demo shop', () => {
  expect(readdirSync(made).sort()).toEqual(tables.sort());
});

test.each(tables)('%s is byte for byte what the script creates', (name) => {
  const [fresh, committed] = [made, COMMITTED].map((folder) => readFileSync(join(folder, name)));

  expect(fresh!.equals(committed!)).toBe(true);
});
