import { sourcesByPath } from '../../src/build/authoring/sourcesByPath';
import { articles, pages, told, type ContentPage } from '../support/contentPages';

const listed = articles.filter(({ path, unlisted }) => path.startsWith('/docs/') && !unlisted);

const sources = sourcesByPath(pages);

test('every listed docs page is linked from two other pages', () => {
  const lonely = listed.filter(({ path }) => (sources.get(path)?.size ?? 0) < 2);

  expect(listed.length).toBeGreaterThan(150);
  expect(
    lonely.map(told('Two other pages must link here. Link to it, or list it as related.')),
  ).toEqual([]);
});

test('every listed tutorial is linked from another page', () => {
  const tutorials = articles.filter(({ kind, unlisted }) => kind === 'tutorial' && !unlisted);
  const lonely = tutorials.filter(({ path }) => !sources.has(path));

  expect(tutorials.length).toBeGreaterThan(20);
  expect(lonely.map(told('No page links here. Link to it, or list it as related.'))).toEqual([]);
});

test('every docs page ends with two to four different related pages', () => {
  const chosen = ({ path, related }: ContentPage) =>
    related.length >= 2 &&
    related.length <= 4 &&
    new Set(related).size === related.length &&
    !related.includes(path);

  expect(
    listed.filter((page) => !chosen(page)).map(told('List two to four other pages as related.')),
  ).toEqual([]);
});
