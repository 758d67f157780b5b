import { PART_LENGTH, textParts } from '../../../src/build/search/textParts';

test('blocks that do not end like a sentence are separated by a dot', () => {
  expect(textParts(['Choose a cadence:', 'Daily', 'Weekly', 'Then save.'])).toEqual([
    'Choose a cadence: Daily · Weekly · Then save.',
  ]);
});

test.each([
  ['Press “Run.”', 'Press “Run.” Then wait.'],
  ['Python 3.9', 'Python 3.9 · Then wait.'],
])('%s is followed by a dot only if it is no sentence', (block, text) => {
  expect(textParts([block, 'Then wait.'])).toEqual([text]);
});

test('no text gives one empty part, so that a heading without text is found', () => {
  expect(textParts([])).toEqual(['']);
});

test('a long text is cut between sentences, without losing anything', () => {
  const text = 'A first sentence. A second one! A third? The last.';

  expect(textParts([text], 35)).toEqual(['A first sentence. A second one!', 'A third? The last.']);
});

test('cells of a long table are cut between cells', () => {
  expect(textParts(['one', 'two', 'three', 'four'], 12)).toEqual(['one · two', 'three · four']);
});

test('a sentence that is too long is cut between words, and a word that is too long anywhere', () => {
  expect(textParts(['one two three'], 13)).toEqual(['one two three']);
  expect(textParts(['one two three'], 8)).toEqual(['one two', 'three']);
  expect(textParts(['abcdefgh'], 3)).toEqual(['abc', 'def', 'gh']);
});

test('a part of a page is about 900 characters long', () => {
  const sentence = 'This sentence has forty characters, yes. ';
  const lengths = textParts([sentence.repeat(50)]).map(({ length }) => length);

  expect(Math.max(...lengths)).toBeLessThanOrEqual(PART_LENGTH);
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(PART_LENGTH - 100);
});
