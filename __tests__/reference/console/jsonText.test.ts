import { inexactNumber, parsedJson } from '../../../src/reference/console/jsonText';

test.each([
  ['9007199254740993', '9007199254740993'],
  ['{"a": [1, -9223372036854775807]}', '-9223372036854775807'],
  ['0.12345678901234567890', '0.12345678901234567890'],
  ['{"a": 1e400}', '1e400'],
  ['[1e-400]', '1e-400'],
  ['1E400', '1E400'],
  ['[1e+400]', '1e+400'],
])('%s stays text, since %s would be sent as another number', (text, number) => {
  expect(inexactNumber(text)).toBe(number);
  expect(parsedJson(text)).toBe(text);
});

test.each([
  '[0, -0, 0.0, 0e7, 1.10, 100, 1E3, -2.5e-7, 0.1, -100.0]',
  '[9007199254740992, 1000000000000000000000]',
  '{"9007199254740993": "call \\"9007199254740993\\" \\\\"}',
  '"9007199254740993"',
])('every number in %s is preserved', (text) => {
  expect(inexactNumber(text)).toBeUndefined();
  expect(parsedJson(text)).toEqual(JSON.parse(text));
});

test.each(['', '{"a": ', '{"a: 9007199254740993}', '2025-10-29', '1.2.3'])(
  '%j is not JSON and stays text',
  (text) => {
    expect(inexactNumber(text)).toBeUndefined();
    expect(parsedJson(text)).toBe(text);
  },
);
