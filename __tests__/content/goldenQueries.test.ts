import { gibberish, golden } from '../search/golden';
import { pages } from '../support/contentPages';

const KINDS = ['title', 'heading', 'word', 'typo', 'prefix', 'question', 'synonym', 'product'];

const findable = pages.filter(({ unlisted }) => !unlisted);
const answers = new Set(golden.flatMap((asked) => asked.pages));

/** The queries that break a rule. */
const breaking = (kept: (asked: (typeof golden)[number]) => boolean) =>
  golden.filter((asked) => !kept(asked)).map(({ query }) => query);

test('there are at least a hundred golden queries, all different', () => {
  const typed = golden.map(({ query }) => query.toLowerCase());

  expect(golden.length).toBeGreaterThanOrEqual(100);
  expect(typed.filter((query, place) => typed.indexOf(query) !== place)).toEqual([]);
});

test.each(KINDS)('at least ten golden queries are of the kind %s', (kind) => {
  expect(golden.filter((asked) => asked.kind === kind).length).toBeGreaterThanOrEqual(10);
});

test('a golden query is of one of these kinds', () => {
  expect(breaking(({ kind }) => KINDS.includes(kind))).toEqual([]);
});

test('a golden query has one to three distinct answers', () => {
  const few = (asked: (typeof golden)[number]) =>
    asked.pages.length >= 1 &&
    asked.pages.length <= 3 &&
    new Set(asked.pages).size === asked.pages.length;

  expect(breaking(few)).toEqual([]);
});

test('every answer is a page that the search may show', () => {
  const paths = new Set(findable.map(({ path }) => path));

  expect(
    golden.flatMap(({ query, pages: own }) =>
      own
        .filter((path) => !paths.has(path))
        .map(
          (path) => `"${query}" leads to ${path}, which is no listed page. Correct the address.`,
        ),
    ),
  ).toEqual([]);
});

test('every page of docs and tutorials answers a golden query', () => {
  const wanted = findable.filter(({ kind }) => kind !== 'changelog').map(({ path }) => path);

  expect(wanted.length).toBeGreaterThan(30);
  expect(
    wanted
      .filter((path) => !answers.has(path))
      .map((path) => `${path} answers no query. Add one to a file in __tests__/search/golden.`),
  ).toEqual([]);
});

test('at least eight changelog entries answer a golden query', () => {
  const answering = [...answers].filter((path) => path.startsWith('/changelog/'));

  expect(answering.length).toBeGreaterThanOrEqual(8);
});

test('gibberish contains no word from the content, nor the beginning of one', () => {
  const text = pages.map(({ source }) => source.toLowerCase()).join('\n');
  const words = [...new Set(text.match(/[a-z]{3,}/g))];
  const parts = gibberish.flatMap((mash) => mash.split(' '));

  expect(gibberish).toHaveLength(15);
  expect(parts.filter((part) => part.length < 4)).toEqual([]);
  expect(
    parts.filter((part) => words.some((word) => part.includes(word) || word.startsWith(part))),
  ).toEqual([]);
});
