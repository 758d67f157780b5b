import { render, screen } from '@testing-library/react';
import { answer } from '../../src/search/engine/answer/answer';
import { createEngine } from '../../src/search/engine/engine';
import { createSearchClient } from '../../src/search/engine/worker/searchClient';
import { drawDialog, field, options } from './dialog/drawDialog';
import { page } from './engine/pages';
import { resultsOf, told } from './page/resultsOf';

jest.mock('../../src/search/loadClient');

const engine = createEngine(page('/snowflake', 'Snowflake', 'Connect it.'));
const client = createSearchClient({
  answer: (requests) => Promise.resolve(requests.map((request) => answer(engine, request))),
});

test('the page with all results says which word they leave out', async () => {
  render(resultsOf({ client, query: 'Snowflake xyzzy' }));

  expect(await told('1 result for “Snowflake xyzzy”. Not found: “xyzzy”')).toBeVisible();
});

test('the dialog says above the results which word they leave out, and announces it', async () => {
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('Snowflake xyzzy');

  expect(await screen.findByText('Not found: “xyzzy”')).toBeVisible();
  expect(options()).toHaveLength(1);
  expect(
    await screen.findByText('1 result for “Snowflake xyzzy”. Not found: “xyzzy”'),
  ).toHaveAttribute('aria-live', 'polite');
});

test('the dialog no longer says so once the word is deleted', async () => {
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('Snowflake xyzzy');
  await screen.findByText('Not found: “xyzzy”');
  await user.clear(field());
  await user.paste('Snowflake');
  await screen.findByText('1 result for “Snowflake”');

  expect(screen.queryByText(/Not found/)).toBeNull();
});
