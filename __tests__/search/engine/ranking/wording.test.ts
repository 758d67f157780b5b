import { longestRow, wordingOf } from '../../../../src/search/engine/ranking/wording';
import { page } from '../pages';

test('the words of a section are those of its heading and of its text', () => {
  const [opening, section] = page('/a', 'Saved views', 'Runs apps.', { 'Run options': 'Daily.' });

  expect(wordingOf(opening!)).toEqual({
    code: false,
    written: ['saved', 'views'],
    name: ['sav', 'view'],
    content: ['run', 'app'],
    keywords: [],
  });
  expect(wordingOf(section!).name).toEqual(['run', 'option']);
});

test.each([
  ['a b c', 'x a b c y', 3],
  ['a b c', 'a b x b c', 2],
  ['a b', 'b a', 1],
  ['a a b', 'a a a b', 3],
  ['a b', 'x y', 0],
])('the longest run of "%s" in "%s" has %d words', (asked, text, length) => {
  expect(longestRow(asked.split(' '), text.split(' '))).toBe(length);
});
