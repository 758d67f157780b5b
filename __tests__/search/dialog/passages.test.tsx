import { act, screen, within } from '@testing-library/react';
import type { SearchClient } from '../../../src/search/engine/contract';
import { drawDialog, field, options } from './drawDialog';
import { hit, response } from './fakeSearch';

beforeEach(() => localStorage.clear());

/** A client that answers on demand, with a result and a passage named after the query. */
function heldBackClient() {
  const answers = new Map<string, () => void>();
  const client: SearchClient = {
    search: (requests) =>
      new Promise((resolve) => {
        const query = requests[0]?.params?.query ?? '';
        const found = [hit(query, { titles: [`Found for ${query}`] })];
        const passages = query.endsWith('?') ? [hit(query, { titles: [`Says ${query}`] })] : [];
        const results = requests.map((request) => response(request, found, passages));
        answers.set(query, () => resolve({ results }));
      }),
    searchForFacetValues: () => Promise.reject(new Error('not asked for')),
  };
  const letOut = (query: string) =>
    act(async () => {
      answers.get(query)?.();
      await new Promise((done) => setTimeout(done, 20));
    });
  return { client, letOut };
}

/** The passages and the results shown. */
const shown = () => {
  const region = screen.queryByRole('region', { name: 'Passages from the pages' });
  const passages = region ? within(region).getAllByRole('link') : [];
  return [...passages, ...options()].map((link) => link.textContent.replace(/ Docs.*/, '').trim());
};

test('passages come and go with the results below them', async () => {
  const { client, letOut } = heldBackClient();
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('who?');
  await letOut('who?');
  expect(shown()).toEqual(['Says who?', 'Found for who?']);

  field().select();
  await user.paste('why?');
  expect(shown()).toEqual(['Says who?', 'Found for who?']);
  await letOut('why?');
  expect(shown()).toEqual(['Says why?', 'Found for why?']);

  await user.paste('!');
  expect(shown()).toEqual(['Says why?', 'Found for why?']);
  await letOut('why?!');
  expect(shown()).toEqual(['Found for why?!']);
});

test('they are counted with the results once the reader stops typing', async () => {
  const { client, letOut } = heldBackClient();
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('who?');
  await letOut('who?');

  expect(
    await screen.findByText('1 result for “who?”, and 1 passage from the pages'),
  ).toHaveAttribute('role', 'status');
});

test('an empty field shows no passages', async () => {
  const { client, letOut } = heldBackClient();
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('who?');
  await letOut('who?');
  await user.clear(field());

  expect(shown()).toEqual([]);
});
