/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import type { FilteredEntry } from '../../src/model/changelog/changelogFile';
import { builtPage, builtPages, isServed } from '../support/publicFiles';

/** The entries on a page of the list, by title and date. */
function entriesOf(path: string) {
  const { document } = builtPage(path);
  return [...document.querySelectorAll('main article')].map((article) => ({
    title: article.querySelector('h2')?.textContent,
    date: article.querySelector('time')?.getAttribute('datetime') ?? '',
    path: article.querySelector('h2 a')?.getAttribute('href') ?? '',
  }));
}

const entryPages = builtPages().filter(({ path }) => /^\/changelog\/\d{4}/.test(path));
const listPages = [
  '/changelog',
  ...Array.from(
    { length: Math.ceil(entryPages.length / 6) - 1 },
    (_, i) => `/changelog/page/${i + 2}`,
  ),
];

test('82 entries fill 14 pages: six on each, and four on the last', () => {
  const counts = listPages.map((path) => entriesOf(path).length);

  expect(entryPages).toHaveLength(82);
  expect(counts).toEqual([...Array<number>(13).fill(6), 4]);
  expect(listPages.at(-1)).toBe('/changelog/page/14');
});

test('the list contains every entry once, six per page, newest first', () => {
  const lists = listPages.map(entriesOf);
  expect(lists.slice(0, -1).every((list) => list.length === 6)).toBe(true);
  expect(isServed(`/changelog/page/${listPages.length + 1}`)).toBe(false);
  const all = lists.flat();
  expect(all.map(({ path }) => path).sort()).toEqual(entryPages.map(({ path }) => path).sort());
  const dates = all.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the list shows no reading time', () => {
  expect(builtPage('/changelog').document.querySelector('main')?.textContent).not.toMatch(
    /min(ute)?s? read/i,
  );
});

test('the archive lists every entry under its year', () => {
  const { document } = builtPage('/changelog/archive');
  for (const { path } of entryPages) {
    const year = document
      .querySelector(`a[href="${path}"]`)
      ?.closest('section')
      ?.querySelector('h2');
    expect(year?.textContent).toContain(path.slice(11, 15));
  }
});

test('each area has a page with exactly its entries, and each entry links to it', () => {
  const areaPages = builtPages().filter(({ path }) => path.startsWith('/changelog/tags/'));
  const hrefs = (root: ParentNode, selector: string) =>
    [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '').sort();
  const carried = entryPages.flatMap(({ path, document }) =>
    hrefs(document, 'ul[aria-label="Areas"] a').map((area) => ({ area, path })),
  );

  expect(areaPages.length).toBeGreaterThan(15);
  expect(new Set(carried.map(({ area }) => area))).toEqual(
    new Set(areaPages.map(({ path }) => path)),
  );
  for (const { path, document } of areaPages) {
    const wanted = carried.filter(({ area }) => area === path).map((one) => one.path);
    expect([path, hrefs(document, 'main section li a')]).toEqual([path, wanted.sort()]);
  }
});

test('the archive links to every area', () => {
  const links = builtPage('/changelog/archive').document.querySelectorAll(
    'nav[aria-label="Areas"] a',
  );

  expect(links.length).toBeGreaterThan(15);
  expect([...links].filter((link) => !isServed(link.getAttribute('href') ?? ''))).toEqual([]);
});

test('an entry and the docs it links to refer to each other', () => {
  const runs = '/docs/share-insights/scheduled-runs';
  const changes = builtPage(runs).document.querySelector('section[aria-label="What changed"]');
  const entries = [...(changes?.querySelectorAll('a[href^="/changelog/"]') ?? [])];

  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) {
    const { document } = builtPage(entry.getAttribute('href') ?? '');
    const docs = document.querySelectorAll(`section[aria-label="Read more"] a[href="${runs}"]`);
    expect(docs).toHaveLength(1);
  }
});

test('a docs page links to at most three tutorials', () => {
  const { document } = builtPage('/docs/collaborate/sharing-and-permissions/roles');
  const tutorials = document.querySelectorAll('section[aria-label="Tutorials"] li a');

  expect(tutorials).toHaveLength(3);
});

test('the filter’s data is written next to the list, and its addresses exist', () => {
  const entries = JSON.parse(
    readFileSync('public/changelog/entries.json', 'utf8'),
  ) as FilteredEntry[];

  expect(entries.map(({ path }) => path).sort()).toEqual(entryPages.map(({ path }) => path).sort());
  for (const { path, items } of entries) {
    const { document } = builtPage(path);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ id }) => document.getElementById(id) === null)).toEqual([]);
  }
});
