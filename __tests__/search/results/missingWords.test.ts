import { missingWords } from '../../../src/search/results/missingWords';

test.each([
  [undefined, ''],
  [[], ''],
  [['a'], 'Not found: “a”'],
  [['a', 'b', 'c'], 'Not found: “a”, “b”, “c”'],
  [['a', 'b', 'c', 'd', 'e'], 'Not found: “a”, “b”, “c” and 2 more'],
])('the missing words %j are told as "%s"', (missing, told) => {
  expect(missingWords({ missing })).toBe(told);
});
