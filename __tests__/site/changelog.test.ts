/** @jest-environment jsdom */
import { builtPage, builtPages, isServed } from '../support/publicFiles';

/** The titles of the entries on a page of the list, with their dates. */
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

test('the list holds every entry once, six to a page, newest first', () => {
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

test('the archive holds every entry under its year', () => {
  const { document } = builtPage('/changelog/archive');
  for (const { path } of entryPages) {
    const year = document
      .querySelector(`a[href="${path}"]`)
      ?.closest('section')
      ?.querySelector('h2');
    expect(year?.textContent).toContain(path.slice(11, 15));
  }
});
