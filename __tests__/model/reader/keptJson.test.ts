import { keptJson } from '../../../src/model/reader/keptJson';

test.each([
  ['["a"]', ['a']],
  [null, null],
  ['{', null],
])('the text %j is parsed as %j', (text, value) => {
  expect(keptJson(text)).toEqual(value);
});
