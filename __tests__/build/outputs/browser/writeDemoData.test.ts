import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { isDownload, writeDemoData } from '../../../../src/build/outputs/browser/writeDemoData';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

test('the tables of the demo shop are published; the programs that make them are not', () => {
  write('content/demo-data/orders.csv', 'id,amount\n1,20\n');
  write('content/demo-data/generate.mjs', 'export {};');
  write('content/demo-data/charts/axes.mjs', 'export {};');
  writeDemoData();

  expect(readdirSync('public/demo-data')).toEqual(['orders.csv']);
  expect(readFileSync('public/demo-data/orders.csv', 'utf8')).toBe('id,amount\n1,20\n');
});

test('a removed table is not published any more', () => {
  write('content/demo-data/orders.csv', 'id,amount\n1,20\n');
  write('public/demo-data/refunds.csv', 'id\n');
  writeDemoData();

  expect(readdirSync('public/demo-data')).toEqual(['orders.csv']);
});

test('a site without demo data publishes none', () => {
  rmSync('content', { recursive: true });
  write('public/demo-data/refunds.csv', 'id\n');
  writeDemoData();

  expect(existsSync('public/demo-data')).toBe(false);
});

test.each([
  ['content\\demo-data\\orders.csv', true],
  ['content\\demo-data\\charts', false],
  ['content\\demo-data\\charts\\axes.json', false],
])('on a system with backslashes in paths, whether %s is published: %s', (path, offered) => {
  expect(isDownload(path)).toBe(offered);
});
