import { entriesText } from '../../../src/model/changelog/entriesText';

test.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
])('%d entries are counted as "%s"', (count, text) => {
  expect(entriesText(count)).toBe(text);
});
