import { createVocabulary } from '../../../../src/search/engine/words/vocabulary';

function knowing(...words: string[]) {
  const { vocabulary, learn } = createVocabulary();
  words.forEach(learn);
  return vocabulary;
}

test('the forms of a word are those that were learned', () => {
  const vocabulary = knowing('schedule', 'scheduled', 'schedule', 'run');

  expect(vocabulary.family('scheduling')).toEqual(['schedule', 'scheduled']);
  expect(vocabulary.family('notebook')).toEqual([]);
  expect(vocabulary.has('scheduling')).toBe(false);
  expect(vocabulary.has('run')).toBe(true);
});

test.each([
  ['da', true],
  ['data', true],
  ['datab', true],
  ['datac', false],
  ['a', false],
  ['z', false],
])('a known word starts with "%s": %s', (beginning, known) => {
  expect(knowing('view', 'database', 'data', 'cell').hasBeginning(beginning)).toBe(known);
});

test('a word learned later is known', () => {
  const { vocabulary, learn } = createVocabulary();
  expect(vocabulary.hasBeginning('ch')).toBe(false);
  learn('chart');

  expect(vocabulary.hasBeginning('ch')).toBe(true);
});
