/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headOf } from './support/builtHead';
import {
  builtPage,
  builtPaths,
  gzipSize,
  htmlOf,
  navigationFile,
  pageFile,
} from '../support/publicFiles';
import { readingOrder } from '../../src/model/navigation/navigation';

const printed = builtPaths().filter((path) => path.endsWith('/print'));
const section = '/docs/category/sql-cells';

test('each section of docs and tutorials has a print page, linked from its index', () => {
  const sections = Object.values(navigationFile())
    .flatMap((tree) => readingOrder(tree))
    .filter(({ children }) => children);
  expect(sections.length).toBeGreaterThan(30);
  for (const { path } of sections) {
    const links = [...builtPage(path).document.querySelectorAll('main a')];
    const print = links.filter(({ textContent }) => textContent === 'Print this section');
    expect([path, print.map((link) => link.getAttribute('href'))]).toEqual([
      path,
      [`${path}/print`],
    ]);
  }
  expect([...printed].sort()).toEqual(sections.map(({ path }) => `${path}/print`).sort());
});

test.each([
  '/',
  '/docs',
  '/docs/explore-data/cells/sql-cells/query-mode',
  '/docs/api/api-reference',
  '/tutorials/quickstart/hex-basics',
  '/changelog',
  '/changelog/2025-08-06',
])('the title of %s is not in a part that print hides', (path) => {
  const title = builtPage(path).document.querySelector('h1');
  expect(title).not.toBeNull();
  expect(title?.closest('header, footer, nav, aside, button, dialog') ?? null).toBeNull();
});

test('a print page joins the pages in sidebar order, and its table of contents links to them', () => {
  const { document } = builtPage(`${section}/print`);
  const titles = [...document.querySelectorAll('article > section > h2')].map(
    ({ textContent }) => textContent,
  );
  expect(titles.length).toBeGreaterThan(3);
  expect(titles).toContain('Query mode');
  const contents = [...document.querySelectorAll('ol[aria-labelledby="contents"] a')];
  expect(contents.map(({ textContent }) => textContent)).toEqual(titles);
  for (const link of contents)
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2');
});

test('a print page has the content of the pages, with headings one level lower', () => {
  const { document } = builtPage(`${section}/print`);
  const page = builtPage('/docs/explore-data/cells/sql-cells/query-mode').document;
  const text = document.querySelector('article')?.textContent;
  for (const heading of page.querySelectorAll('main article > div h2')) {
    const words = heading.firstChild?.textContent ?? '';
    if (!['page-tutorials', 'page-changes'].includes(heading.id) && words !== 'Related pages')
      expect(
        [...document.querySelectorAll('h3')].map((h3) => h3.firstChild?.textContent),
      ).toContain(words);
  }
  expect(text).toContain('Switch a cell to query mode');
});

test('every print page has at least one page in it', () => {
  for (const path of printed)
    expect([path, /<section\b[^>]*><h2 id="part-1"/.test(htmlOf(path))]).toEqual([path, true]);
});

test('links between the pages of a print page stay within it', () => {
  const { document } = builtPage(`${section}/print`);
  const within = [...document.querySelectorAll('section a[href^="#part-"]')];
  expect(within.length).toBeGreaterThan(0);
  expect(
    document.querySelector('section a[href^="/docs/explore-data/cells/sql-cells/"]'),
  ).toBeNull();
});

test('a print page is in no search index or list', () => {
  for (const path of printed) {
    const head = headOf(path);
    expect([path, head.meta('robots')]).toEqual([path, ['noindex']]);
    expect(head.links('canonical')).toEqual([]);
    expect(head.links('alternate', 'text/markdown')).toEqual([]);
  }
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('/print.md'))).toEqual([]);
  const lists = files.filter((file) =>
    /(?:^|\/)(?:llms[\w-]*\.txt|sitemap\.xml)$|^search\/.*\.json$/.test(file),
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const file of lists)
    expect([
      file,
      /\/print(?:["<)]|\.md)/.test(readFileSync(join('public', file), 'utf8')),
    ]).toEqual([file, false]);
});

test('no print page is larger than 130 kB', () => {
  for (const path of printed)
    expect([path, gzipSize(pageFile(path)) < 130_000]).toEqual([path, true]);
});
