import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { drawDialog, field, options } from './drawDialog';
import { asked, fakeClient } from './fakeSearch';

const many = Array.from({ length: 60 }, (_, index) => ({ titles: [`SQL ${index}`] as const }));

beforeEach(() => localStorage.clear());

test('a space at the end sends no query, and the results fetched so far stay', async () => {
  const client = fakeClient(() => many);
  const { user } = await drawDialog(client);
  await user.type(field(), 's');
  await user.click(await screen.findByRole('option', { name: 'More results' }));
  await waitFor(() => expect(options()).toHaveLength(41));
  await user.type(field(), ' ');

  expect(asked(client)).toEqual(['s', 's']);
  expect(options()).toHaveLength(41);
});

test('scrolling to the end while more results load requests them once', async () => {
  const client = fakeClient(() => many);
  const { user } = await drawDialog(client);
  await user.type(field(), 's');
  await screen.findAllByRole('option');
  client.search.mockImplementationOnce(() => new Promise(() => undefined));
  for (let times = 0; times < 3; times += 1) {
    fireEvent.scroll(screen.getByRole('listbox'));
    await act(() => new Promise((drawn) => setTimeout(drawn, 20)));
  }

  const pages = client.search.mock.calls.map(([[request]]) => request?.params?.page);
  expect(pages).toEqual([0, 1]);
});

test('a pasted text is cut to 4,000 characters', async () => {
  const { user } = await drawDialog(fakeClient(() => []));
  await user.click(field());
  await user.paste('x'.repeat(5000));

  expect(field().value).toHaveLength(4000);
});

test('pressing the star of the active result keeps the focus on it', async () => {
  const { user } = await drawDialog(fakeClient(() => [{ titles: ['SQL cells'] }]));
  await user.type(field(), 'sql');
  await screen.findByRole('option');
  await user.keyboard('{ArrowDown}');
  screen.getByRole('button', { name: 'Add “SQL cells” to favorites' }).focus();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Remove “SQL cells” from favorites' })).toHaveFocus();
});

test('the suggestions for one query are not shown for the next', async () => {
  const found = (query: string) => (query === 'sno' ? [{ titles: ['Snowflake'] as const }] : []);
  const client = fakeClient(found);
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste('snowy');
  await screen.findByRole('button', { name: 'Snowflake' });
  const answer = client.search.getMockImplementation()!;
  client.search
    .mockImplementationOnce(answer)
    .mockImplementation(() => new Promise(() => undefined));
  await user.paste('xxxx');
  await screen.findByRole('heading', { name: 'No results for “snowyxxxx”' });

  expect(screen.queryByRole('button', { name: 'Snowflake' })).not.toBeInTheDocument();
});

test('an arrow that moves the focus does not scroll the dialog as well', async () => {
  const recent = [{ url: '/docs/one', title: 'one', crumbs: [] }];
  localStorage.setItem('recent-searches', JSON.stringify(recent));
  await drawDialog(fakeClient(() => []));

  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus();
});
