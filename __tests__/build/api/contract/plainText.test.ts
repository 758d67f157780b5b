import { plainText } from '../../../../src/build/api/contract/plainText';

test.each([
  ['Starts a **run**.\n', 'Starts a run.'],
  ['See [GetRun](#operation/GetRun) and `limit`.', 'See GetRun and limit.'],
  ['One line\nof two.\n\nAnother part.', 'One line of two. Another part.'],
  ['| Type | Needs |\n|---|:-:|\n| `a` | `x`, `y` |\n| `b` | |', 'Type · Needs. a · x, y. b.'],
  ['Choose a | b.', 'Choose a | b.'],
  ['', ''],
])('%j becomes %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
