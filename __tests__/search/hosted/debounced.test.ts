import type { SearchRequest } from '../../../src/search/engine/contract';
import { emptyResponse } from '../../../src/search/engine/emptyResponse';
import { debounced } from '../../../src/search/hosted/debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A search that records its queries and their times. */
function noted() {
  const started = Date.now();
  const asked: string[] = [];
  const answered: string[] = [];
  const search = debounced((requests) => {
    const queries = requests.map(({ params }) => params?.query ?? '').join('+');
    asked.push(`${queries} at ${Date.now() - started}`);
    if (queries === 'broken') return Promise.reject(new Error('offline'));
    return Promise.resolve({
      results: requests.map(({ indexName, params }) => emptyResponse(indexName, params)),
    });
  });
  const ask = (...requests: readonly SearchRequest['params'][]) => {
    const answer = search(requests.map((params) => ({ indexName: 'learn', params })));
    answer.then(
      ({ results }) => answered.push(results.map(({ query }) => query).join('+')),
      (error: Error) => answered.push(error.message),
    );
  };
  return { ask, asked, answered };
}

const pause = (time: number) => jest.advanceTimersByTimeAsync(time);

test('the first search is sent immediately, and so is one after a pause', async () => {
  const { ask, asked, answered } = noted();
  ask({ query: 'o' });
  await pause(200);
  ask({ query: 'or' });
  await pause(0);

  expect(asked).toEqual(['o at 0', 'or at 200']);
  expect(answered).toEqual(['o', 'or']);
});

test('while the reader types, only the newest query is sent, after a pause; the others are never answered', async () => {
  const { ask, asked, answered } = noted();
  for (const query of ['o', 'or', 'ord', 'orde', 'order']) {
    ask({ query });
    await pause(100);
  }
  await pause(1000);

  expect(asked).toEqual(['o at 0', 'order at 550']);
  expect(answered).toEqual(['o', 'order']);
});

test('a search after a delayed one is sent immediately again', async () => {
  const { ask, asked } = noted();
  ask({ query: 'o' });
  await pause(50);
  ask({ query: 'or' });
  await pause(160);
  ask({ query: 'ord' });

  expect(asked).toEqual(['o at 0', 'or at 200', 'ord at 210']);
});

test('searches of different kinds neither delay nor replace each other', async () => {
  const { ask, asked, answered } = noted();
  ask({ query: 'a', hitsPerPage: 20 });
  ask({ query: 'ab', hitsPerPage: 20 });
  ask({ query: 'a', hitsPerPage: 10 }, { query: 'b', hitsPerPage: 10 });
  ask({ query: 'ab', hitsPerPage: 20, page: 1 });
  await pause(150);

  expect(asked).toEqual(['a at 0', 'a+b at 0', 'ab at 0', 'ab at 150']);
  expect(answered).toEqual(['a', 'a+b', 'ab', 'ab']);
});

test('a failed search rejects, delayed or not, and the next one is sent', async () => {
  const { ask, answered } = noted();
  ask({ query: 'broken' });
  ask({ query: 'broken' });
  await pause(150);
  ask({ query: 'order' });
  await pause(0);

  expect(answered).toEqual(['offline', 'offline', 'order']);
});
