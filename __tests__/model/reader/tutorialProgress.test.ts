import { isDone, progressInWords, readProgress } from '../../../src/model/reader/tutorialProgress';

const begun = { done: ['a', 'b'], of: 3 };
const finished = { done: ['a'], of: 1 };

test.each([
  ['nothing', null, {}],
  ['invalid JSON', 'true or', {}],
  ['something else', '[1]', {}],
  ['null', 'null', {}],
  [
    'an invalid entry',
    '{"/a":{"done":"all","of":3},"/b":{"done":["a","b"],"of":3}}',
    { '/b': begun },
  ],
  ['steps that are not all ids', '{"/a":{"done":["a",2],"of":3}}', {}],
  ['a number of steps that is none', '{"/a":{"done":["a"],"of":"3"}}', {}],
])('from %s, only valid entries are read', (_what, text, read) => {
  expect(readProgress(text)).toEqual(read);
});

test('a tutorial is done when all its steps are, and never if it has none', () => {
  expect([begun, finished, { done: [], of: 0 }].map(isDone)).toEqual([false, true, false]);
});

test.each([
  [['/new'], false, undefined],
  [['/begun'], false, '2 of 3 steps'],
  [['/finished'], false, 'Done'],
  [['/new', '/other'], true, undefined],
  [['/new', '/begun'], true, 'Started'],
  [['/begun', '/finished'], true, '1 of 2 done'],
  [['/begun'], true, 'Started'],
  [['/finished'], true, 'Done'],
])('the progress in %j, as a folder: %s, is described as %s', (paths, folder, words) => {
  expect(progressInWords(paths, { '/begun': begun, '/finished': finished }, folder)).toBe(words);
});
