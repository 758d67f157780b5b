import type { SearchClient } from '../../../src/search/engine/contract';
import { watchedClient } from '../../../src/search/page/watchedClient';

/** Two searches that the test settles. */
function twoSearches() {
  const ends: { resolve: (answer: { results: [] }) => void; reject: () => void }[] = [];
  const client = {
    search: () => new Promise<{ results: [] }>((resolve, reject) => ends.push({ resolve, reject })),
  } as unknown as SearchClient;
  const told = jest.fn();
  const watched = watchedClient(client, told);
  void watched.search([]);
  void watched.search([]);
  return { first: ends[0]!, second: ends[1]!, told };
}

const settled = () => new Promise((done) => setTimeout(done));

test('the failure of a superseded search is not reported', async () => {
  const { first, second, told } = twoSearches();
  second.resolve({ results: [] });
  await settled();
  first.reject();
  await settled();
  expect(told.mock.calls).toEqual([[false]]);
});

test('the success of a superseded search does not hide the failure of the newest', async () => {
  const { first, second, told } = twoSearches();
  second.reject();
  await settled();
  first.resolve({ results: [] });
  await settled();
  expect(told.mock.calls).toEqual([[true]]);
});
