import { passageCount, resultCount } from '../../../src/search/results/resultCount';

test.each([
  [0, 'No results for “sql”'],
  [1, '1 result for “sql”'],
  [1234, '1,234 results for “sql”'],
])('%i results are announced as %s', (count, told) => {
  expect(resultCount(count, 'sql')).toBe(told);
});

test.each([
  [0, ''],
  [1, ', and 1 passage from the pages'],
  [2, ', and 2 passages from the pages'],
])('%i passages are announced as "%s"', (count, told) => {
  expect(passageCount(count)).toBe(told);
});
