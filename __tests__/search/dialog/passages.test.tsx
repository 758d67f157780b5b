import { act, screen, within } from '@testing-library/react';
import type { SearchClient } from '../../../src/search/engine/contract';
import { active, drawDialog, field } from './drawDialog';
import { hit, response } from './fakeSearch';

beforeEach(() => localStorage.clear());

/** A client that answers when it is told to, with a result and one passage that are called like the query. */
function heldBackClient(passagesFirst = true) {
  const answers = new Map<string, () => void>();
  const client: SearchClient = {
    search: (requests) =>
      new Promise((resolve) => {
        const query = requests[0]?.params?.query ?? '';
        const found = [hit(query, { titles: [`Found for ${query}`] })];
        const passages = query.endsWith('?') ? [hit(query, { titles: [`Says ${query}`] })] : [];
        const results = requests.map((request) => response(request, found, passages));
        answers.set(query, () =>
          resolve({ results: results.map((one) => ({ ...one, passagesFirst })) }),
        );
      }),
  };
  const letOut = (query: string) =>
    act(async () => {
      answers.get(query)?.();
      await new Promise((done) => setTimeout(done, 20));
    });
  return { client, letOut };
}

/** The options as they stand, by group. */
const shown = () =>
  screen
    .queryAllByRole('group')
    .flatMap((group) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => `${group.getAttribute('aria-label')}: ${textContent}`),
    )
    .map((text) => text.replace(/(?<=: .*) Docs.*/, '').trim());

test('passages come and go with the results below them', async () => {
  const { client, letOut } = heldBackClient();
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('who?');
  await letOut('who?');
  expect(shown()).toEqual(['Passages from the pages: Says who?', 'Docs › Cells: Found for who?']);

  field().select();
  await user.paste('why?');
  expect(shown()).toEqual(['Passages from the pages: Says who?', 'Docs › Cells: Found for who?']);
  await letOut('why?');
  expect(shown()).toEqual(['Passages from the pages: Says why?', 'Docs › Cells: Found for why?']);

  await user.paste('!');
  expect(shown()).toEqual(['Passages from the pages: Says why?', 'Docs › Cells: Found for why?']);
  await letOut('why?!');
  expect(shown()).toEqual(['Docs › Cells: Found for why?!']);
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

/** The dialog with the answer to `who?`, and what is followed from it. */
async function drawAnswer(passagesFirst: boolean) {
  const { client, letOut } = heldBackClient(passagesFirst);
  const drawn = await drawDialog(client);
  await drawn.user.click(field());
  await drawn.user.paste('who?');
  await letOut('who?');
  return drawn;
}

test.each([
  ['that stands first', true, ['Says who?', 'Found for who?'], '/docs/says-who?'],
  ['below a better result', false, ['Found for who?', 'Says who?'], '/docs/found-for-who?'],
])(
  'the arrows lead to a passage %s in the order that is seen, and Enter opens what is first',
  async (_where, passagesFirst, order, first) => {
    const { user, followed } = await drawAnswer(passagesFirst);
    for (const title of order) {
      await user.keyboard('{ArrowDown}');
      expect(active()).toHaveTextContent(title);
    }
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');

    expect(followed).toEqual([first]);
  },
);

test('an opened passage is kept under Recent', async () => {
  const { user } = await drawAnswer(true);
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Open' }));

  expect(within(screen.getByRole('list', { name: 'Recent' })).getByRole('link')).toHaveTextContent(
    'Says who?',
  );
});
