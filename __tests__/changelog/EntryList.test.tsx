import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryList } from '../../src/changelog/EntryList';
import type { FilteredEntry } from '../../src/model/changelog/changelogFile';

const listed = {
  path: '/changelog/2024-06-26',
  title: 'The bell',
  date: '2024-06-26',
  tags: ['apps'],
};
const all: FilteredEntry[] = [
  { ...listed, description: 'A bell.', items: [{ kind: 'New', id: 'bell', text: 'A bell' }] },
  {
    path: '/changelog/2021-03-04',
    title: 'Dataframe SQL',
    date: '2021-03-04',
    description: 'Query dataframes.',
    tags: ['SQL'],
    items: [
      { kind: 'New', id: 'sql', text: 'SQL on dataframes' },
      { kind: 'Fixed', id: 'dates', text: 'Dates keep their type.' },
    ],
  },
];

const areas = [
  { area: 'SQL', count: 1 },
  { area: 'apps', count: 1 },
] as const;

/** Renders the list and waits until the filter has loaded. */
async function show() {
  await act(async () => {
    render(<EntryList entries={[{ ...listed, tree: [] }]} page={1} pageCount={14} areas={areas} />);
    await import('../../src/changelog/listParts');
  });
  return userEvent.setup();
}
const titles = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  window.history.replaceState(null, '', '/changelog');
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(all) } as Response),
  );
});

test('without a filter the list is shown and nothing is fetched', async () => {
  await show();

  expect(screen.getByRole('heading', { level: 2, name: /The bell/ })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: /list page/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show everything' })).not.toBeInTheDocument();
  expect(global.fetch).not.toHaveBeenCalled();
});

test('choosing an area shows its entries from all pages and sets it in the address', async () => {
  const user = await show();

  await user.selectOptions(screen.getByLabelText('Area'), 'SQL');

  expect(await screen.findByText('1 entry on SQL')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show everything' })).toBeVisible();
  expect(titles()).toEqual(['Dataframe SQL']);
  expect(screen.getByText('Query dataframes.')).toBeInTheDocument();
  expect(window.location.search).toBe('?area=sql');
  await waitFor(() => expect(document.title).toMatch(/^What changed in SQL · Changelog · /));
});

test('a filtered list that mounts again, as after Back, starts with its results', async () => {
  window.history.replaceState(null, '', '/changelog?area=sql');
  await show();
  await screen.findByText('1 entry on SQL');
  cleanup();

  render(<EntryList entries={[{ ...listed, tree: [] }]} page={1} pageCount={14} areas={areas} />);
  expect(screen.getByText('1 entry on SQL')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2, name: /The bell/ })).not.toBeInTheDocument();
  await act(() => import('../../src/changelog/listParts'));
});

test('choosing a kind shows the changes of that kind, each with a link to it', async () => {
  const user = await show();

  await user.selectOptions(screen.getByLabelText('Kind'), 'Fixed');

  expect(await screen.findByText('1 change under “Fixed” in 1 entry')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show everything' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dates keep their type.' })).toHaveAttribute(
    'href',
    '/changelog/2021-03-04#dates',
  );
  expect(screen.queryByText('Query dataframes.')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Fixed · Changelog · /));
});

test('the filter is read from the address and can be removed', async () => {
  window.history.replaceState(null, '', '/changelog?area=sql&kind=new');
  const user = await show();

  expect(await screen.findByText('1 change under “New” in 1 entry on SQL')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^New in SQL · Changelog · /));
  const fields = within(screen.getByRole('group', { name: 'Filter the changelog' }));
  const [area, kind] = [fields.getByLabelText('Area'), fields.getByLabelText('Kind')];
  expect(area).toHaveValue('SQL');
  expect(kind).toHaveValue('New');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));

  expect(window.location.search).toBe('');
  expect(screen.getByRole('heading', { level: 2, name: /The bell/ })).toBeInTheDocument();
  expect(area).toHaveValue('');
  expect(kind).toHaveValue('');
  // The button is gone.
  expect(area).toHaveFocus();
});

test('the count has one live region, which exists before the first choice, so that each count is announced', async () => {
  const user = await show();
  const told = screen.getByRole('status');
  expect(told).toBeEmptyDOMElement();
  const choose = async (field: string, choice: string, count: string) => {
    await user.selectOptions(screen.getByLabelText(field), choice);
    await waitFor(() => expect(told).toHaveTextContent(count));
    expect(screen.getByRole('status')).toBe(told);
  };

  await choose('Area', 'SQL', '1 entry on SQL');
  await choose('Kind', 'Fixed', '1 change under “Fixed” in 1 entry on SQL');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(told).toHaveTextContent('All entries');
  await choose('Area', 'apps', '1 entry on apps');
});

test('only the first page of the list notes its newest entry as seen', async () => {
  localStorage.clear();
  const draw = (page: number) =>
    act(async () => {
      const entries = [{ ...listed, tree: [] }];
      render(<EntryList entries={entries} page={page} pageCount={14} areas={areas} />);
      await import('../../src/changelog/listParts');
    });
  await draw(2);
  expect(localStorage).toHaveLength(0);

  await draw(1);
  expect(localStorage).toHaveLength(1);
});

test('a reader who leaves before marks could be shown has seen nothing', async () => {
  localStorage.clear();
  const entries = [{ ...listed, tree: [] }];
  render(<EntryList entries={entries} page={1} pageCount={14} areas={areas} />).unmount();
  await act(() => import('../../src/changelog/listParts'));

  expect(localStorage).toHaveLength(0);
});

test('arrow keys that pass through the areas make one history entry, and a press another', async () => {
  await show();
  const pushed = jest.spyOn(window.history, 'pushState');
  const area = screen.getByLabelText('Area');
  const choose = (value: string) => fireEvent.change(area, { target: { value } });
  area.focus();
  choose('SQL');
  choose('');
  choose('SQL');
  expect(pushed).toHaveBeenCalledTimes(1);

  fireEvent.pointerDown(area);
  choose('');
  expect(pushed).toHaveBeenCalledTimes(2);
  expect(window.location.search).toBe('');
});
