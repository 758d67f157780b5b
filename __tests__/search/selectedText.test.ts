import { selectedText } from '../../src/search/selectedText';

function select(text: string) {
  document.body.textContent = text;
  window.getSelection()?.selectAllChildren(document.body);
}

test.each([
  ['', ''],
  ['  two\n   words\t', 'two words'],
  ['x'.repeat(150), 'x'.repeat(100)],
  [`${'x'.repeat(99)} yz`, 'x'.repeat(99)],
])('of the selection %j the query is %j', (text, query) => {
  select(text);

  expect(selectedText()).toBe(query);
});

test('without a selection there is none', () => {
  window.getSelection()?.removeAllRanges();
  expect(selectedText()).toBe('');

  jest.spyOn(window, 'getSelection').mockReturnValue(null);
  expect(selectedText()).toBe('');
});
