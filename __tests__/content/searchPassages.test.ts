import { createEngine } from '../../src/search/engine/engine';
import { isFirstAnswer } from '../../src/search/engine/answer/goodHit';
import { contentRecords } from '../search/engine/contentRecords';
import { gibberish, ownWords } from '../search/golden';
import { questions, unanswerable } from '../search/golden/questions';

const engine = createEngine(contentRecords);
const passages = (query: string) => engine.passages(engine.search(query));

test('questions without a good hit get a passage from the right page', () => {
  const missed = questions.flatMap(({ query, pages }) => {
    const found = passages(query).map(({ record }) => record.url_without_anchor);
    return found.some((page) => pages.includes(page)) ? [] : [`${query}: ${found.join(', ')}`];
  });

  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(missed).toEqual([]);
});

test('questions that nothing here answers get no passage', () => {
  const answered = [...gibberish, ...unanswerable].flatMap((query) =>
    passages(query).map(({ record }) => `${query}: ${record.url}`),
  );

  expect(unanswerable.length).toBeGreaterThanOrEqual(10);
  expect(answered).toEqual([]);
});

test('passages are verbatim sentences, at most three, each from a different page', () => {
  for (const { query } of questions) {
    const found = passages(query);
    const pages = new Set(found.map(({ record }) => record.url_without_anchor));

    expect(found.length).toBeLessThanOrEqual(3);
    expect(pages.size).toBe(found.length);
    for (const { record, piece } of found) {
      const text = record.content.slice(piece.start, piece.end);
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(5);
      expect(/^$|[\s·]$/.test(record.content.slice(0, piece.start))).toBe(true);
    }
  }
});

test('what is first, a passage or a result, is right more often than the first result', () => {
  const asked = [...ownWords, ...questions].flatMap(({ query, pages }) => {
    const answered = engine.search(query);
    const [passage] = engine.passages(answered);
    if (!passage) return [];
    const hit = pages.includes(answered.found[0]!.record.url_without_anchor);
    const first = isFirstAnswer(answered, passage);
    return [{ hit, first: first ? pages.includes(passage.record.url_without_anchor) : hit }];
  });
  const right = (which: 'hit' | 'first') => asked.filter((one) => one[which]).length;

  expect(asked.length).toBeGreaterThan(50);
  expect(right('first')).toBeGreaterThan(right('hit'));
});
