import type { SearchHit } from '../../../src/search/engine/contract';
import { shortened, suggestions } from '../../../src/search/results/suggestions';
import { fakeClient } from '../dialog/fakeSearch';

test.each([
  ['snowflaqe', ['snowfl', 'snow']],
  ['snowflaqe xy', ['snowfl', 'snow']],
  ['snowflaqe conection', ['snowfl conect', 'snowfl', 'conect', 'snow']],
  ['abcd', ['abc']],
  ['abc', []],
  ['?!', []],
])('%s is shortened to %j', (query, shorter) => {
  expect(shortened(query)).toEqual(shorter);
});

test('each title is suggested once, and three at most', async () => {
  const client = fakeClient(() => ['A', 'B', 'A', 'C', 'D'].map((title) => ({ titles: [title] })));

  expect(await suggestions(client, 'snowflaqe conection')).toEqual(['A', 'B', 'C']);
  expect(client.search).toHaveBeenCalledTimes(1);
});

test('a title that is not a text is not suggested', async () => {
  const odd = { A: 'B' } as unknown as string;
  const client = fakeClient(() => [{ titles: ['A'] }]);
  const search: typeof client.search = jest.fn(async (requests) => {
    const { results } = await client.search(requests);
    const odds = { hierarchy: { lvl1: odd } } as unknown as SearchHit;
    return { results: results.map((one) => ({ ...one, hits: [odds, ...one.hits] })) };
  });

  expect(await suggestions({ search }, 'snowflaqe')).toEqual(['A']);
});

test('a query that cannot be shortened sends no request', async () => {
  const client = fakeClient(() => []);

  expect(await suggestions(client, 'abc')).toEqual([]);
  expect(client.search).not.toHaveBeenCalled();
});
