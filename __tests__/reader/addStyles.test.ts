import { addStyles } from '../../src/reader/addStyles';

test('the same rules are added only once', () => {
  for (const css of ['a { color: red; }', 'b { color: red; }', 'a { color: red; }']) addStyles(css);

  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(sheets).toEqual(['a { color: red; }', 'b { color: red; }']);
});
