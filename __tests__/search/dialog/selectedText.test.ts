import { selectedText } from '../../../src/search/dialog/selectedText';

test.each([
  ['', ''],
  ['  two\n   words\t', 'two words'],
  ['x'.repeat(150), 'x'.repeat(100)],
  [`${'x'.repeat(99)} yz`, 'x'.repeat(99)],
])('the selection %j becomes the query %j', (text, query) => {
  expect(selectedText(text)).toBe(query);
});
