import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Project } from './support/project';

const TEXT = 'The same words again. '.repeat(100);

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write('public/index.html', 'Home');
});
afterEach(() => project.remove());

test.each([
  ['assets/app-73494f15.js'],
  ['search/records.245f0ce0.json'],
  ['docs/roles.html'],
  ['docs/roles.md'],
  ['openapi.yaml'],
  ['sitemap.xml'],
  ['llms.txt'],
  ['icons/logo.svg'],
  ['demo-data/orders.csv'],
])('%s gets a copy for gzip and one for Brotli, with the same text', (name) => {
  const file = join('public', name);
  project.write(file, TEXT);
  const bytes = (ending: string) => readFileSync(join(project.folder, file + ending));

  expect(project.run('compress.mjs').stdout).toBe('1 files are compressed.\n');
  expect(gunzipSync(bytes('.gz')).toString()).toBe(TEXT);
  expect(brotliDecompressSync(bytes('.br')).toString()).toBe(TEXT);
});

test('small files, and those that are compressed by their format, get none', () => {
  project.write('public/small.txt', 'x'.repeat(1023));
  project.write('public/picture.png', TEXT);
  project.write('public/font.woff2', TEXT);

  expect(project.run('compress.mjs').stdout).toBe('0 files are compressed.\n');
});

test('without a built site, there is nothing to compress', () => {
  project.remove('public/index.html');

  expect(project.run('compress.mjs')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no built site to compress. Run "npm run build" first.\n',
  });
});
