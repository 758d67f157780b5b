import { createEngine } from '../../../../src/search/engine/engine';
import { mistypedPhraseAt } from '../../../../src/search/engine/words/mistypedPhrases';
import { wordsOf } from '../../../../src/search/engine/words/words';
import { page } from '../pages';

const known = new Set(['layer', 'sign', 'on', 'access', 'key', 'team']);
const phraseIn = (text: string) =>
  mistypedPhraseAt(wordsOf(text), 0, (word) => known.has(word))?.key;

test.each([
  ['a letter left out', 'semntic layer', 'semantic layer'],
  ['letters exchanged', 'semanitc layer', 'semantic layer'],
  ['the first of three words', 'sinlge sign on', 'singl sign on'],
])('%s: %j is a phrase with the same meaning as others', (_what, typed, phrase) => {
  expect(phraseIn(typed)).toBe(phrase);
});

test.each([
  ['a short word, which has too many others near it', 'aple key'],
  ['two typing errors', 'smntic layer'],
  ['words that are known', 'team access'],
])('%s: %j is none', (_what, typed) => {
  expect(phraseIn(typed)).toBeUndefined();
});

test('a mistyped phrase finds the page with another name for it, and is marked as found', () => {
  const engine = createEngine([
    ...page('/models', 'Semantic models'),
    ...page('/layers', 'Layers of a map', 'Each layer has a color.'),
  ]);

  const { found } = engine.search('semntic layer');

  expect(found[0]).toMatchObject({ record: { url: '/models' }, whole: true });
});
