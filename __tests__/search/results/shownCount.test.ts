import { shownCount } from '../../../src/search/results/shownCount';

test.each([0, 7, 999, 1000, 12345, 1234567])('%i is formatted as in English', (count) => {
  expect(shownCount(count)).toBe(count.toLocaleString('en'));
});
