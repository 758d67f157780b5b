import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'charts-'));
  const { status } = spawnSync(process.execPath, ['content/demo-data/charts.mjs', folder]);
  expect(status).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  'content/docs/getting-started/images/demo-data-orders-per-month.svg',
  'content/tutorials/quickstart/images/orders-by-month-2025.svg',
])('%s is what the demo data draws', (path) => {
  const drawn = readFileSync(join(folder, basename(path)), 'utf8');

  expect(drawn).toBe(readFileSync(path, 'utf8'));
});
