import { passageCount, resultCount } from '../../../src/search/results/resultCount';

test.each([
  [0, 'No results for “sql”'],
  [1, '1 result for “sql”'],
  [1234, '1,234 results for “sql”'],
])('%i results are announced as %s', (count, told) => {
  expect(resultCount(count, 'sql')).toBe(told);
});

test('of a long query only the beginning is announced', () => {
  const pasted = `${'connection to server failed: '.repeat(8)}timeout`;

  expect(resultCount(3, pasted)).toBe(
    '3 results for “connection to server failed: connection to server failed: connection to server f…”',
  );
  expect(resultCount(0, 'x'.repeat(300))).toBe(`No results for “${'x'.repeat(80)}…”`);
  expect(resultCount(1, '🎉'.repeat(90))).toBe(`1 result for “${'🎉'.repeat(80)}…”`);
  expect(resultCount(1, 'x'.repeat(80))).toBe(`1 result for “${'x'.repeat(80)}”`);
});

test.each([
  [0, ''],
  [1, ', and 1 passage from the pages'],
  [2, ', and 2 passages from the pages'],
])('%i passages are announced as "%s"', (count, told) => {
  expect(passageCount(count)).toBe(told);
});
