import { addStyles } from '../../src/reader/addStyles';

test('rules are added once, however often a part asks for them', () => {
  for (const css of ['a { color: red; }', 'b { color: red; }', 'a { color: red; }']) addStyles(css);

  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(sheets).toEqual(['a { color: red; }', 'b { color: red; }']);
});
