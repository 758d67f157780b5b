import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { debounced } from '../../../src/search/hosted/debounced';
import { drawDialog, field } from '../dialog/drawDialog';
import { fakeClient, hit } from '../page/fakeClient';
import { resultsOf, told } from '../page/resultsOf';

jest.mock('../../../src/search/loadClient');

const letters = ['o', 'or', 'ord', 'orde', 'order'];
const index = Object.fromEntries(letters.map((query) => [query, [hit({ page: `On ${query}` })]]));

/** A client with debounced searches. */
function debouncedClient() {
  const { client, queries } = fakeClient(index);
  return { client: { ...client, search: debounced(client.search) }, queries };
}

beforeEach(() => localStorage.clear());

test('the dialog shows the results of the whole query, without waiting for others', async () => {
  const { client, queries } = debouncedClient();
  await drawDialog(client);
  for (const query of letters) fireEvent.change(field(), { target: { value: query } });

  expect(await screen.findByRole('option', { name: /On order/ })).toBeInTheDocument();
  expect(queries()).toEqual(['o', 'order']);
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  await screen.findByText('1 result for “order”');
});

test('so does the search page', async () => {
  const { client, queries } = debouncedClient();
  const { rerender } = render(resultsOf({ client, query: 'o' }));
  await waitFor(() => expect(queries()).toEqual(['o']));
  for (const query of letters) rerender(resultsOf({ client, query }));

  await told('1 result for “order”');
  expect(screen.getByRole('link', { name: 'On order' })).toBeInTheDocument();
  // On a slow machine, the rest after “o” may be over before “or”, which is then asked immediately.
  expect(queries().filter((query) => query !== 'or')).toEqual(['o', 'order']);
});

test('a query without results gets suggestions, and a query typed meanwhile gets its results', async () => {
  const { client, queries } = debouncedClient();
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('xorde');
  await screen.findByRole('heading', { name: 'No results for “xorde”' });
  field().select();
  await user.paste('order');

  expect(await screen.findByRole('option', { name: /On order/ })).toBeInTheDocument();
  expect(queries()[0]).toBe('xorde');
  expect(queries().at(-1)).toBe('order');
});
