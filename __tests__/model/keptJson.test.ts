import { keptJson } from '../../src/model/keptJson';

test.each([
  ['["a"]', ['a']],
  [null, null],
  ['{', null],
])('of the text %j, %j is read', (text, value) => {
  expect(keptJson(text)).toEqual(value);
});
