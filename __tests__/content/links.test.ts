import { articles, pages, type ContentPage } from '../support/contentPages';
import { elementsOf } from '../support/pageParts';

const listed = articles.filter(({ path, unlisted }) => path.startsWith('/docs/') && !unlisted);

/** The addresses of pages that a page leads to: links of its text, those that the build writes, and its related pages. */
function targets({ body, related }: ContentPage): readonly string[] {
  const written = elementsOf(body.tree, 'a').map(([, props]) => props?.href);
  const all = [...body.links.map(({ href }) => href), ...written, ...related];
  return all.filter((href) => typeof href === 'string').map((href) => href.replace(/#.*/, ''));
}

/** For each address, the pages that lead there. */
const sources = new Map<string, Set<ContentPage>>();
for (const page of pages) {
  for (const path of targets(page)) {
    if (path !== page.path) sources.set(path, (sources.get(path) ?? new Set()).add(page));
  }
}

test('two other pages lead to every listed page of the docs', () => {
  const lonely = listed.filter(({ path }) => (sources.get(path)?.size ?? 0) < 2);

  expect(listed.length).toBeGreaterThan(150);
  expect(lonely.map(({ file }) => file)).toEqual([]);
});

test('some page leads to every listed tutorial', () => {
  const tutorials = articles.filter(({ kind, unlisted }) => kind === 'tutorial' && !unlisted);
  const lonely = tutorials.filter(({ path }) => !sources.has(path));

  expect(tutorials.length).toBeGreaterThan(20);
  expect(lonely.map(({ file }) => file)).toEqual([]);
});

test('every page of the docs ends with two to four related pages, each another one', () => {
  const chosen = ({ path, related }: ContentPage) =>
    related.length >= 2 &&
    related.length <= 4 &&
    new Set(related).size === related.length &&
    !related.includes(path);

  expect(listed.filter((page) => !chosen(page)).map(({ file }) => file)).toEqual([]);
});
