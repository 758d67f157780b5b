import type { SearchParams } from '../../../../src/search/engine/contract';
import { createEngine } from '../../../../src/search/engine/engine';
import { isFirstAnswer } from '../../../../src/search/engine/answer/goodHit';
import { createSearchClient } from '../../../../src/search/engine/worker/searchClient';
import { localBackend } from '../../../support/localBackend';
import { page } from '../pages';

const trash = page('/trash', 'Trash', 'Where projects go.', {
  'What is kept':
    'Deleting is easy. A deleted project is kept for 30 days before it is <b>gone</b> from the list. Nobody is asked.',
});
const cells = page('/cells', 'SQL cells', 'A cell runs a query against the warehouse of the team.');
const engine = createEngine([...trash, ...cells]);
const client = createSearchClient(localBackend(engine));
const QUESTION = 'how long is a deleted project kept before it is gone';
const texts = (query: string) =>
  engine
    .passages(engine.search(query))
    .map(({ record, piece }) => record.content.slice(piece.start, piece.end));

test('a question without a good hit gets the sentences that contain most of its words', () => {
  expect(texts(QUESTION)).toEqual([
    'A deleted project is kept for 30 days before it is <b>gone</b> from the list.',
  ]);
});

test.each([
  ['a word', 'deleted'],
  ['a name', 'sql cells'],
  ['a question that a page title answers', 'what is a sql cell'],
  ['gibberish', 'how do i xqzvbn the qwpfj'],
  ['gibberish with one known word', 'how do i xqzvbn the deleted qwpfj'],
  ['nothing', '?'],
])('%s has no passages', (_what, query) => {
  expect(texts(query)).toEqual([]);
});

const whole = { start: 0, end: 0 };

test.each([
  ['of the page of the best hit', 'deleted project', trash[1], true],
  ['of another page', 'keep deleted project', cells[0], false],
  ['of another page, to a long question,', 'how long is a deleted project kept', cells[0], false],
  ['of another page, to a longer question,', QUESTION, cells[0], true],
  [
    'of another page, to one that begins with "do",',
    'do deleted projects stay in the trash for 30 days',
    cells[0],
    true,
  ],
  ['of another page, to a long message,', 'a deleted project is kept for 30 days', cells[0], false],
])('a passage %s is or is not a better first answer than it: %s', (_whose, asked, record, is) => {
  const answered = engine.search(asked);
  const passage = { record: record!, terms: [], piece: whole };

  expect(answered.found[0]?.record.url_without_anchor).toBe('/trash');
  expect(isFirstAnswer(answered, passage)).toBe(is);
});

test('only records that pass the filters yield passages', () => {
  const answered = engine.search(QUESTION, ({ url }) => url.startsWith('/cells'));

  expect(engine.passages(answered)).toEqual([]);
});

const ask = async (params: SearchParams) => {
  const { results } = await client.search([{ indexName: 'docs', params }]);
  return results[0]?.passages;
};

test('they accompany the hits, with matches marked and the text as written', async () => {
  const params = { query: QUESTION, highlightPreTag: '[', highlightPostTag: ']' };

  expect(await ask(params)).toMatchObject([
    {
      url: '/trash#what-is-kept',
      _snippetResult: {
        content: {
          value:
            'A [deleted] [project] is [kept] for 30 days [before] it is <b>[gone]</b> from the list.',
        },
      },
    },
  ]);
});

test('they accompany every page of hits, but not requests that only count', async () => {
  expect(await ask({ query: QUESTION, page: 1 })).toHaveLength(1);
  expect(await ask({ query: QUESTION, hitsPerPage: 0 })).toEqual([]);
});

test('an answer says whether they come first', async () => {
  const { results } = await client.search([
    { indexName: 'docs', params: { query: QUESTION } },
    { indexName: 'docs', params: { query: 'sql cells' } },
  ]);

  expect(results.map(({ passagesFirst }) => passagesFirst)).toEqual([true, false]);
});
