import { groupResults } from '../../../src/search/results/groupResults';
import { resultCount } from '../../../src/search/results/resultCount';
import type { SearchResult } from '../../../src/search/results/searchResult';

/** A result written as `group page` or `group page#section`. */
function result(name: string): SearchResult {
  const [group = '', url = ''] = name.split(' ');
  const [page = '', section] = url.split('#');
  return {
    id: url,
    url,
    page,
    group,
    title: url,
    titleMarked: url,
    crumbs: [],
    isPage: section === undefined,
  };
}

/** The groups as text; a child is indented. */
const grouped = (names: readonly string[], batch = 20) =>
  groupResults(names.map(result), batch).map(({ label, results }) => [
    label,
    ...results.map(({ url, child }) => (child ? `  ${url}` : url)),
  ]);

test('groups and pages are ordered by their best results', () => {
  expect(grouped(['B b', 'A a', 'B c', 'A d', 'B b#x'])).toEqual([
    ['B', 'b', '  b#x', 'c'],
    ['A', 'a', 'd'],
  ]);
});

test('a page comes before its sections, even when a section ranks higher', () => {
  expect(grouped(['A a#x', 'A a', 'A a#y'])).toEqual([['A', 'a', '  a#x', '  a#y']]);
});

test('sections whose page did not match are kept together, but not as children', () => {
  expect(grouped(['A a#x', 'A b', 'A a#y'])).toEqual([['A', 'a#x', 'a#y', 'b']]);
});

test('weaker results of the first category do not push the best of the others down', () => {
  const best = ['B b', 'B b#1', 'A a', 'B b#2', 'C c', 'B d'];
  const weaker = ['B e', 'C f', 'A a#1'];

  expect(grouped([...best, ...weaker])).toEqual([
    ['B', 'b', '  b#1', '  b#2', 'd'],
    ['A', 'a'],
    ['C', 'c'],
    ['B', 'e'],
    ['C', 'f'],
    ['A', 'a#1'],
  ]);
});

test('later batches are appended', () => {
  const first = ['B b', 'A a'];
  const all = [...first, 'B c', 'A d', 'A a#x'];

  expect(grouped(first, 2)).toEqual([['B', 'b'], ['A', 'a']]); // prettier-ignore
  expect(grouped(all, 2)).toEqual([['B', 'b'], ['A', 'a'], ['B', 'c'], ['A', 'd', 'a#x']]); // prettier-ignore
});

test('places number all results in display order, and keys are unique', () => {
  const groups = groupResults(['B b', 'A a', 'B c', 'A d', 'B e'].map(result), 2);

  const places = groups.flatMap(({ results }) => results.map(({ place }) => place));
  expect(places).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
});

test.each([
  [
    true,
    [
      ['Passages from the pages', 'c'],
      ['B', 'b', 'd'],
      ['A', 'a'],
      ['B', 'e'],
    ],
  ],
  [
    false,
    [
      ['B', 'b', 'd'],
      ['Passages from the pages', 'c'],
      ['A', 'a'],
      ['B', 'e'],
    ],
  ],
])('passages that come first (%s) or not are placed with the results', (first, expected) => {
  const passages = { results: [result('B c')], first };
  const all = ['B b', 'A a', 'B d', 'B e'].map(result);
  const groups = groupResults(all, 3, passages);

  expect(groups.map(({ label, results }) => [label, ...results.map(({ url }) => url)])).toEqual(
    expected,
  );
  expect(groups.flatMap(({ results }) => results.map(({ place }) => place))).toEqual([0, 1, 2, 3, 4]); // prettier-ignore
});

test('passages below the only category stay where they are when more of it come', () => {
  const passages = { results: [result('B c')], first: false };
  const groups = groupResults(['B b', 'B d'].map(result), 1, passages);

  expect(groups.map(({ results }) => results.map(({ url }) => url))).toEqual([['b'], ['c'], ['d']]); // prettier-ignore
});

test.each([
  [0, 'No results for “sql”'],
  [1, '1 result for “sql”'],
  [12, '12 results for “sql”'],
])('%i results are announced as %s', (count, text) => {
  expect(resultCount(count, 'sql')).toBe(text);
});
