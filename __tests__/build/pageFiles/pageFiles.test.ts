import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import {
  clearPages,
  gatsbyHtml,
  publishPages,
  restorePages,
} from '../../../src/build/pageFiles/pageFiles';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

/** The pages that were finished, in order. */
const made: string[] = [];
/** What goes into a page besides Gatsby's HTML, by address. */
let head: Record<string, string> = {};
const at = (file: string) => join('public', file);
const has = (file: string) => existsSync(at(file));
const read = (file: string) => readFileSync(at(file), 'utf8');

/** Acts as Gatsby, which writes each page to a folder of its own. */
const build = (...files: string[]) => files.forEach((file) => write(at(file), file));

function publish(...paths: string[]) {
  const finished = (html: string, path: string) => {
    made.push(path);
    return `finished ${html}`;
  };
  publishPages(paths, { from: (path) => head[path] ?? '', finished });
}
const clear = (...paths: string[]) => clearPages(paths);

beforeEach(() => {
  made.length = 0;
  head = {};
});
afterEach(() => {
  for (const folder of ['public', '.cache']) rmSync(folder, { recursive: true, force: true });
});

test('each page is written to the file that hosts serve at its address without a redirect', () => {
  build('index.html', 'docs/index.html', 'docs/roles/index.html', '404.html', '404/index.html');
  publish('/', '/docs', '/docs/roles', '/404.html', '/404');

  expect(read('index.html')).toBe('finished index.html');
  expect(read('docs.html')).toBe('finished docs/index.html');
  expect(read('docs/roles.html')).toBe('finished docs/roles/index.html');
  expect(read('404.html')).toBe('finished 404.html');
  expect(['docs/index.html', 'docs/roles', '404'].filter(has)).toEqual([]);
});

test('other files next to a page stay', () => {
  build('docs/roles/index.html', 'docs/roles/feed.xml');
  publish('/docs/roles');

  expect(has('docs/roles/feed.xml')).toBe(true);
});

test('a page that the next build does not write again stays as it was published', () => {
  build('index.html', 'docs/index.html', 'docs/roles/index.html');
  publish('/', '/docs', '/docs/roles');
  clear('/', '/docs', '/docs/roles');
  publish('/', '/docs', '/docs/roles');

  expect(read('index.html')).toBe('finished index.html');
  expect(read('docs.html')).toBe('finished docs/index.html');
  expect(read('docs/roles.html')).toBe('finished docs/roles/index.html');
});

test('Gatsby gets back its own files when it asks for them', () => {
  build('index.html', 'docs/index.html', 'docs/roles/index.html');
  publish('/', '/docs', '/docs/roles');
  clear('/', '/docs', '/docs/roles');
  restorePages();

  expect(read('index.html')).toBe('index.html');
  expect(read('docs/roles/index.html')).toBe('docs/roles/index.html');
});

test('pages are finished again only if their HTML or head has changed', () => {
  build('docs/index.html', 'docs/cells/index.html', 'docs/roles/index.html');
  publish('/docs', '/docs/cells', '/docs/roles');
  clear('/docs', '/docs/cells', '/docs/roles');
  made.length = 0;
  write(at('docs/cells/index.html'), 'other');
  utimesSync(at('docs/cells/index.html'), 2, 2);
  head['/docs/roles'] = 'title';
  publish('/docs', '/docs/cells', '/docs/roles');

  expect(made).toEqual(['/docs/cells', '/docs/roles']);
  expect(read('docs.html')).toBe('finished docs/index.html');
  expect(read('docs/cells.html')).toBe('finished other');
  expect(['docs/index.html', 'docs/cells', 'docs/roles'].filter(has)).toEqual([]);
});

test('a page that is published at the path of Gatsby’s own file is finished once', () => {
  build('index.html', '404.html');
  publish('/', '/404.html');
  clear('/', '/404.html');
  build('404.html');
  publish('/', '/404.html');

  expect(read('index.html')).toBe('finished index.html');
  expect(read('404.html')).toBe('finished 404.html');
});

test('the HTML that Gatsby wrote for a page can be read after it is published', () => {
  build('404.html', 'app.js');
  publish('/404.html');

  expect(gatsbyHtml('/404.html')).toBe('404.html');
});

test('a page whose published file is missing is finished again', () => {
  build('docs/index.html');
  publish('/docs');
  clear('/docs');
  rmSync(at('docs.html'));
  publish('/docs');

  expect(read('docs.html')).toBe('finished docs/index.html');
});

test('a page that is published at the path of another page’s Gatsby file does not replace it', () => {
  build('docs/index.html', 'docs/index/index.html');
  publish('/docs', '/docs/index');
  for (const written of [[], ['docs/index.html']]) {
    clear('/docs', '/docs/index');
    build(...written);
    publish('/docs', '/docs/index');

    expect(read('docs.html')).toBe('finished docs/index.html');
    expect(read('docs/index.html')).toBe('finished docs/index/index.html');
  }
});

test('a page that the next build no longer has is removed, and its HTML is forgotten', () => {
  build('docs/index.html', 'docs/roles/index.html');
  publish('/docs', '/docs/roles');
  clear('/docs');
  publish('/docs');

  expect(read('docs.html')).toBe('finished docs/index.html');
  expect(has('docs/roles.html')).toBe(false);
  expect(() => gatsbyHtml('/docs/roles')).toThrow('ENOENT');
});

test('a first build has nothing to clear', () => {
  expect(() => clear('/docs')).not.toThrow();
});

test('pages are finished again if a full disk has left the record of them empty', () => {
  build('docs/index.html');
  publish('/docs');
  write('.cache/page-files/versions.json', '');
  clear('/docs');
  publish('/docs');

  expect(made).toEqual(['/docs', '/docs']);
  expect(read('docs.html')).toBe('finished docs/index.html');
});
