import { windows } from '../../../../src/search/engine/answer/sentences';

const pieces = (text: string) => windows(text).map(({ start, end }) => text.slice(start, end));
/** A sentence of so many words. */
const sentence = (words: number) => `${'word '.repeat(words - 1)}word.`;
const sentences = (count: number, words: number) =>
  Array.from({ length: count }, () => sentence(words)).join(' ');
const most = (lengths: readonly number[]) => Math.max(...lengths);

test('a passage is a sentence, or several in a row', () => {
  const one = 'Results are kept until the first query after midnight.';
  const two = 'Refresh them by hand to get the newest rows now!';

  expect(pieces(`${one} ${two}`)).toEqual([one, `${one} ${two}`, two]);
});

test('a passage has at most four sentences', () => {
  const counts = pieces(sentences(6, 8)).map((piece) => piece.split('. ').length);

  expect(most(counts)).toBe(4);
});

test('a passage has at most 55 words', () => {
  const counts = pieces(sentences(4, 20)).map((piece) => piece.split(' ').length);

  expect(most(counts)).toBe(40);
  expect(pieces(sentences(2, 28)).map((piece) => piece.split(' ').length)).toEqual([28, 28]);
  expect(pieces(`${sentence(28)} ${sentence(27)}`)).toHaveLength(3);
});

test('a longer sentence is a passage of its own', () => {
  const long = sentence(70);

  expect(pieces(`${long} ${sentence(8)}`)).toEqual([long, sentence(8)]);
});

test('fewer than eight words make no passage, but they may begin or end one', () => {
  expect(pieces(sentence(7))).toEqual([]);
  expect(pieces(sentence(8))).toEqual([sentence(8)]);
  expect(pieces(`Yes. ${sentence(7)}`)).toEqual([`Yes. ${sentence(7)}`]);
});

test('table cells are like sentences', () => {
  const cells = ['The run is pending', 'No kernel is free for it until another run ends'];

  expect(pieces(cells.join(' · '))).toEqual([cells.join(' · '), cells[1]]);
});

test('a text without words has no passages', () => {
  expect(pieces('')).toEqual([]);
  expect(pieces(' · ')).toEqual([]);
});
