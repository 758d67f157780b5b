import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'charts-'));
  execFileSync(process.execPath, ['content/demo-data/charts.mjs', folder]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  'content/docs/getting-started/images/demo-data-orders-per-month.svg',
  'content/tutorials/quickstart/images/orders-by-month-2025.svg',
])('%s is what the demo data draws', (path) => {
  const drawn = readFileSync(join(folder, basename(path)), 'utf8');

  expect(drawn).toBe(readFileSync(path, 'utf8'));
});
