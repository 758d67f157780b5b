import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishPages, restorePages } from '../../../src/build/pageFiles/pageFiles';

let folder: string;
const at = (file: string) => join(folder, 'public', file);
const kept = () => join(folder, 'kept');
const has = (file: string) => existsSync(at(file));
const read = (file: string) => readFileSync(at(file), 'utf8');

/** Stands in for Gatsby, which writes pages into folders of their own. */
function build(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), file);
  }
}

const publish = (...paths: string[]) =>
  publishPages(paths, (html) => `finished ${html}`, join(folder, 'public'), kept());
const restore = () => restorePages(join(folder, 'public'), kept());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each page is in the file that hosts serve at its address without a redirect', () => {
  build('index.html', 'docs/index.html', 'docs/roles/index.html', '404.html', '404/index.html');
  publish('/', '/docs', '/docs/roles', '/404.html', '/404');

  expect(read('index.html')).toBe('finished index.html');
  expect(read('docs.html')).toBe('finished docs/index.html');
  expect(read('docs/roles.html')).toBe('finished docs/roles/index.html');
  expect(read('404.html')).toBe('finished 404.html');
  expect(['docs/index.html', 'docs/roles', '404'].filter(has)).toEqual([]);
});

test('what stands beside a page stays', () => {
  build('docs/roles/index.html', 'docs/roles/feed.xml');
  publish('/docs/roles');

  expect(has('docs/roles/feed.xml')).toBe(true);
});

test('the next build finds its own files, and only those', () => {
  build('index.html', 'docs/index.html', 'docs/roles/index.html');
  publish('/', '/docs', '/docs/roles');
  restore();

  expect(read('index.html')).toBe('index.html');
  expect(read('docs/roles/index.html')).toBe('docs/roles/index.html');
  expect(['docs.html', 'docs/roles.html'].filter(has)).toEqual([]);
});

test('a page that is published where Gatsby keeps another one takes nothing from it', () => {
  build('docs/index.html', 'docs/index/index.html');
  publish('/docs', '/docs/index');
  restore();

  expect(read('docs/index.html')).toBe('docs/index.html');
});

test('a page that is gone in the next build is gone for readers', () => {
  build('docs/index.html', 'docs/roles/index.html');
  publish('/docs', '/docs/roles');
  restore();
  rmSync(at('docs/roles/index.html'));
  publish('/docs');

  expect(read('docs.html')).toBe('finished docs/index.html');
  expect(has('docs/roles.html')).toBe(false);
});

test('a first build has nothing to find', () => {
  expect(restore).not.toThrow();
});
