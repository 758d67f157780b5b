import { LONGEST_QUERY, searchedQuery } from '../../src/search/searchedQuery';

test('a long query is cut, and not through the middle of a sign', () => {
  expect(searchedQuery('a'.repeat(600))).toBe('a'.repeat(LONGEST_QUERY));
  expect(searchedQuery(`${'a'.repeat(LONGEST_QUERY - 1)}😀`)).toBe('a'.repeat(LONGEST_QUERY - 1));
  expect(searchedQuery(`${'a'.repeat(LONGEST_QUERY - 2)}😀 b`)).toBe(
    `${'a'.repeat(LONGEST_QUERY - 2)}😀`,
  );
});
