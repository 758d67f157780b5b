import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadClient } from '../../../src/search/loadClient';
import { fakeClient, hit } from './fakeClient';
import { heldBack, listed, resultsOf, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

const index = { roles: [hit({ page: 'Roles' })], seats: [hit({ page: 'Seats' })] };

/** A client whose answers fail until it is fixed. */
function brokenClient(start = true) {
  let broken = start;
  const fake = fakeClient(index, () =>
    broken ? Promise.reject(new Error('403')) : Promise.resolve(),
  );
  return { ...fake, fail: (on: boolean) => (broken = on) };
}

const failure = () => screen.findByRole('alert');
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

test('a failed search is reported, with what may help', async () => {
  render(resultsOf(brokenClient()));

  expect(await failure()).toHaveTextContent(
    'Unable to fetch resultsYou might want to check your network connection.Retry',
  );
});

test('Retry searches again and moves the focus to the results', async () => {
  const client = brokenClient();
  render(resultsOf(client));
  await failure();
  client.fail(false);
  await retry();

  await told('1 result for “roles”');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

test('a failing Retry is reported again', async () => {
  render(resultsOf(brokenClient()));
  await failure();
  await retry();
  await settled();

  expect(await failure()).toBeInTheDocument();
});

test('the results of the previous query are not shown in place of those that failed', async () => {
  const client = brokenClient(false);
  const { rerender } = render(resultsOf(client));
  await told('1 result for “roles”');
  client.fail(true);
  rerender(resultsOf({ ...client, query: 'seats' }));
  await failure();

  expect(listed()).toEqual([]);
  expect(screen.queryByText(/result for/)).not.toBeInTheDocument();
});

test('Retry repeats the failed query, not the previous one', async () => {
  const client = brokenClient(false);
  const { rerender } = render(resultsOf(client));
  await told('1 result for “roles”');
  client.fail(true);
  rerender(resultsOf({ ...client, query: 'seats' }));
  await failure();
  client.fail(false);
  await retry();

  await told('1 result for “seats”');
  expect(client.queries()).toEqual(['roles', 'seats', 'seats']);
});

test('a search that fails after a newer one succeeded is ignored', async () => {
  const { gate, letOut } = heldBack();
  const late = gate({ query: 'late' });
  const client = fakeClient(index, ({ query }) =>
    query === 'roles' ? late.then(() => Promise.reject(new Error('timeout'))) : Promise.resolve(),
  );
  const { rerender } = render(resultsOf(client));
  await settled();
  rerender(resultsOf({ ...client, query: 'seats' }));
  await told('1 result for “seats”');
  await letOut('late');

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(listed()).toEqual(['Seats']);
});

test('another query tries again', async () => {
  const client = brokenClient();
  const { rerender } = render(resultsOf(client));
  await failure();
  client.fail(false);
  rerender(resultsOf({ ...client, query: 'seats' }));

  await told('1 result for “seats”');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a client that fails to load is reported, and Retry loads it again', async () => {
  const results = resultsOf(fakeClient(index));
  const load = jest.mocked(loadClient);
  load.mockClear().mockRejectedValueOnce(new Error('404'));
  render(results);
  await failure();
  await retry();

  await told('1 result for “roles”');
  expect(load).toHaveBeenCalledTimes(2);
});
