import { sameMeaning } from '../../../../src/search/engine/words/phrases';
import { stem } from '../../../../src/search/engine/words/stem';
import { stopWords } from '../../../../src/search/engine/words/stopWords';
import { synonyms } from '../../../../src/search/engine/words/synonyms';
import { wordsOf } from '../../../../src/search/engine/words/words';

test.each(synonyms.map((group) => [group.join(', '), group] as const))(
  'a group has several lowercase phrases that the search can tell apart: %s',
  (_name, group) => {
    const told = new Set(
      group.map((phrase) =>
        wordsOf(phrase)
          .map(({ text }) => stem(text))
          .join(),
      ),
    );
    expect(told.size).toBeGreaterThan(1);
    expect(new Set(group).size).toBe(group.length);
    expect(group.map((phrase) => phrase.toLowerCase())).toEqual(group);
    for (const phrase of group) {
      expect(wordsOf(phrase).some(({ text }) => !stopWords.has(text))).toBe(true);
    }
  },
);

test('a phrase in several groups has the meanings of all of them', () => {
  expect(sameMeaning('subscription')).toEqual(expect.arrayContaining(['plan', 'cost']));
});

test('a word without an entry means only itself', () => {
  expect(sameMeaning('snowflake')).toEqual([]);
  expect(sameMeaning('cron')).not.toContain('cron');
});
