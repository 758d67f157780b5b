import { act, screen, waitFor } from '@testing-library/react';
import { drawDialog, field, options } from './drawDialog';
import { asked, fakeClient } from './fakeSearch';

const found = () => [{ titles: ['SQL cells'] as const }];
const heading = () => screen.findByText('Unable to fetch results');
const retry = () => screen.getByRole('button', { name: 'Retry' });

beforeEach(() => localStorage.clear());

test('a client failure is reported, and Retry searches again', async () => {
  const client = fakeClient(found);
  client.search.mockRejectedValueOnce(new Error('403'));
  const { user } = await drawDialog(client);
  await user.type(field(), 's');

  await heading();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You might want to check your network connection.',
  );
  expect(options()).toEqual([]);

  await user.click(retry());
  expect(await screen.findByRole('option')).toHaveTextContent('SQL cells');
  expect(asked(client)).toEqual(['s', 's']);
  expect(field()).toHaveFocus();
});

test.each([
  ['before', 's{Enter}', ''],
  ['after', 's', '{Enter}'],
])('Enter %s a failure opens nothing once Retry succeeds', async (_when, typed, later) => {
  const client = fakeClient(found);
  client.search.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('403')), 50)),
  );
  const { user, followed } = await drawDialog(client);
  await user.type(field(), typed);
  await heading();
  if (later) await user.keyboard(later);

  await user.click(retry());
  expect(await screen.findByRole('option')).toHaveTextContent('SQL cells');
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(followed).toEqual([]);
  expect(options()).toHaveLength(1);
});

test('a client that cannot be loaded is loaded again by Retry', async () => {
  const client = fakeClient(found);
  const load = jest.fn(() => Promise.resolve(client));
  load.mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce(new Error('chunk'));
  const { user } = await drawDialog(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field(), 's');
  await heading();

  await user.click(retry());
  expect(await screen.findByRole('option')).toHaveTextContent('SQL cells');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failing Retry reports the failure again', async () => {
  const client = fakeClient(found);
  client.search.mockRejectedValue(new Error('offline'));
  const { user } = await drawDialog(client);
  await user.type(field(), 's');
  await heading();
  await user.click(retry());

  await waitFor(() => expect(client.search).toHaveBeenCalledTimes(2));
  await heading();
});

test('typing also tries again, and an empty field shows no failure', async () => {
  const client = fakeClient(found);
  client.search.mockRejectedValueOnce(new Error('offline'));
  const { user } = await drawDialog(client);
  await user.type(field(), 's');
  await heading();

  await user.clear(field());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field(), 'sq');
  expect(await screen.findByRole('option')).toHaveTextContent('SQL cells');
});

test('when the next results fail to load, Retry restores the previous ones', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ titles: [`SQL ${index}`] as const }));
  const client = fakeClient(() => many);
  const { user } = await drawDialog(client);
  await user.type(field(), 's');
  await screen.findAllByRole('option');
  client.search.mockRejectedValueOnce(new Error('offline'));
  await user.click(screen.getByRole('option', { name: 'More results' }));
  await heading();

  await user.click(retry());
  await user.click(await screen.findByRole('option', { name: 'More results' }));
  await waitFor(() => expect(options()).toHaveLength(25));
});
