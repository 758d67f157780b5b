import { articles } from '../support/contentPages';
import { ENOUGH, PLAIN, readingEase, sentencesOf } from '../../src/build/authoring/readingEase';

const LONGEST = 40;

const measured = articles
  .map(({ file, source, body }) => ({ file, source, sentences: sentencesOf(body.tree) }))
  .filter(({ sentences }) => sentences.length >= ENOUGH);

/** The line on which a sentence starts, if its first words are plain text. */
function lineOf(source: string, sentence: string): number {
  const start = sentence.split(/[^\w ,]/)[0]!.slice(0, 30);
  return source.slice(0, source.indexOf(start)).split('\n').length;
}

test('every page is easy to read', () => {
  const hard = measured
    .map((page) => ({ ...page, ease: readingEase(page.sentences) }))
    .filter(({ ease }) => ease < PLAIN)
    .map(({ file, source, sentences, ease }) => {
      const [hardest = ''] = [...sentences].sort(
        (one, other) => readingEase([one]) - readingEase([other]),
      );
      return `${file}:${lineOf(source, hardest)}  ${ease.toFixed(1)}, above all: ${hardest}`;
    });

  expect(measured.length).toBeGreaterThan(250);
  expect(hard).toEqual([]);
});

test(`no sentence has more than ${LONGEST} words`, () => {
  const long = measured.flatMap(({ file, source, sentences }) =>
    sentences
      .filter((sentence) => sentence.split(' ').length > LONGEST)
      .map((sentence) => `${file}:${lineOf(source, sentence)}  ${sentence}`),
  );

  expect(long).toEqual([]);
});

test.each<[string, number]>([
  ['The cat sat on the mat. It was warm.', 100],
  ['Organizational interdependencies necessitate multidimensional considerations.', 0],
])('"%s" scores beyond %d', (text, bound) => {
  const ease = readingEase(text.split(/(?<=\.) /));

  expect(bound === 0 ? ease < bound : ease > bound).toBe(true);
});
