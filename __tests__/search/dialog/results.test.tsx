import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchDialog } from '../../../src/search/dialog/SearchDialog';
import { openableDialogs } from '../../support/dialog';
import { asked, fakeClient, hit, response } from './fakeSearch';
import { dialog, drawDialog, field, options } from './drawDialog';
import type { SearchClient, SearchRequest } from '../../../src/search/engine/contract';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const sql = () => [
  { titles: ['SQL cells', 'Return modes'] as const, content: 'A SQL cell returns rows.' },
  { group: 'Tutorials', titles: ['Learn SQL'] as const },
  { folders: ['Data cells'], titles: ['SQL cells'] as const },
  { titles: ['Charts', 'From SQL'] as const },
];

test('it opens over the page with the focus in the field and sends no request', async () => {
  const client = fakeClient(sql);
  await drawDialog(client);

  expect(dialog()).toHaveAttribute('open');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(client.search).not.toHaveBeenCalled();
});

test('results are grouped by category and page, with sections below their page', async () => {
  const { user } = await drawDialog(fakeClient(sql));
  await user.type(field(), 'sql');
  await screen.findByRole('listbox', { name: 'Results' });

  const groups = screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ]);
  expect(groups).toEqual([
    ['Docs › Cells', ['/docs/sql-cells', '/docs/sql-cells#return-modes', '/docs/charts#from-sql']],
    ['Tutorials', ['/docs/learn-sql']],
  ]);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('a row has the title, the breadcrumbs below the category and the words around the match', async () => {
  const { user } = await drawDialog(fakeClient(sql));
  await user.type(field(), 'sql');
  await screen.findAllByRole('option');

  expect(options().map((option) => option.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'SQL cells Data cells',
    'Return modes SQL cells A SQL cell returns rows.',
    'Charts › From SQL',
    'Learn SQL',
  ]);
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['SQL', 'SQL', 'SQL', 'SQL']);
});

test('markup in records is not injected', async () => {
  const evil = '<img src=x onerror="alert(1)"> and <script>alert(2)</script> sql';
  const { user } = await drawDialog(fakeClient(() => [{ titles: [evil], content: evil }]));
  await user.type(field(), 'sql');
  const [option] = await screen.findAllByRole('option');

  expect(option).toHaveTextContent(evil);
  expect(dialog()?.querySelector('img, script')).toBeNull();
});

test('the number of results is announced once the reader stops typing', async () => {
  const { user } = await drawDialog(
    fakeClient((query) => (query === 'xyz' ? [] : query === 'learn' ? sql().slice(0, 1) : sql())),
  );
  const told: (string | null)[] = [];
  const statuses = screen.getAllByRole('status');
  const observer = new MutationObserver(() => told.push(...statuses.map((s) => s.textContent)));
  observer.observe(dialog()!, { subtree: true, childList: true, characterData: true });

  await user.type(field(), 'sql');
  expect(await screen.findByText('4 results for “sql”')).toHaveAttribute('aria-live', 'polite');
  await user.clear(field());
  await user.type(field(), 'xyz');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((s) => s.textContent)).toContain(
      'No results for “xyz”',
    ),
  );
  await user.clear(field());
  await user.type(field(), 'learn');
  await screen.findByText('1 result for “learn”');
  observer.disconnect();
  expect(told.join()).not.toContain('“sq”');
});

test('spaces alone are not a query', async () => {
  const client = fakeClient(sql);
  const { user } = await drawDialog(client);
  await user.type(field(), '   ');
  expect(client.search).not.toHaveBeenCalled();
});

test('a pasted traceback is searched for by its error', async () => {
  const client = fakeClient(sql);
  const { user } = await drawDialog(client);
  await user.click(field());
  await user.paste(`${'File "a.py", line 33, in <module> '.repeat(60)}sql`);

  expect(await screen.findAllByRole('option')).toHaveLength(4);
  expect(asked(client)).toEqual(['sql']);
});

test('an initial query is searched for, and typing continues it', async () => {
  const client = fakeClient(sql);
  await drawDialog(client, { initialQuery: 'sql ' });

  expect(await screen.findAllByRole('option')).toHaveLength(4);
  expect(field()).toHaveValue('sql ');
  expect(asked(client)).toEqual(['sql']);
  expect(field()).toHaveFocus();
  const { selectionStart, selectionEnd } = field();
  expect([selectionStart, selectionEnd]).toEqual([4, 4]);
});

test('letters typed while the field was loading are appended to the initial query', async () => {
  openableDialogs();
  Element.prototype.scrollIntoView = jest.fn();
  const client = fakeClient(sql);
  const props = { loadClient: () => Promise.resolve(client), onClose: jest.fn() };
  const { rerender } = render(<SearchDialog {...props} initialQuery="s" />);
  await userEvent.type(field(), 'q');
  rerender(<SearchDialog {...props} initialQuery="sl" />);

  expect(field()).toHaveValue('sql');
  await waitFor(() => expect(asked(client).at(-1)).toBe('sql'));
});

test('the row at the end fetches more results, each once, and nothing moves', async () => {
  const many = Array.from({ length: 45 }, (_, index) => ({
    group: index % 2 ? 'Docs' : 'Tutorials',
    titles: [`SQL ${index}`] as const,
  }));
  const { user } = await drawDialog(fakeClient(() => many));
  await user.type(field(), 'sql');
  await screen.findAllByRole('option');
  const links = () => options().flatMap((option) => option.getAttribute('href') ?? []);
  const first = links();
  expect(first).toHaveLength(20);

  await user.click(screen.getByRole('option', { name: 'More results' }));
  await waitFor(() => expect(links()).toHaveLength(40));
  expect(links().slice(0, 20)).toEqual(first);
  expect(field()).toHaveFocus();

  fireEvent.scroll(screen.getByRole('listbox'));
  await waitFor(() => expect(links()).toHaveLength(45));
  expect(new Set(links()).size).toBe(45);
  expect(screen.queryByRole('option', { name: 'More results' })).not.toBeInTheDocument();
});

test('the footer links to all results', async () => {
  const { user, followed } = await drawDialog(fakeClient(sql));
  await user.type(field(), 'sql & more');
  const link = await screen.findByRole('link', { name: 'See all 4 results' });
  expect(link).toHaveAttribute('href', '/search?q=sql+%26+more');

  await user.click(link);
  expect(followed).toEqual(['/search?q=sql+%26+more']);
  expect(dialog()).not.toBeInTheDocument();
});

test('the footer uses the singular for a single result', async () => {
  const { user } = await drawDialog(fakeClient(() => sql().slice(0, 1)));
  await user.type(field(), 'sql');

  expect(await screen.findByRole('link', { name: 'See 1 result' })).toBeVisible();
});

test('a late answer does not replace a newer one', async () => {
  const answers: Record<string, () => void> = {};
  const client = {
    search: (requests: readonly SearchRequest[]) =>
      new Promise((resolve) => {
        const query = requests[0]?.params?.query ?? '';
        const results = requests.map((request) =>
          response(request, [hit(query, { titles: [`About ${query}`] })]),
        );
        answers[query] = () => resolve({ results });
      }),
  } as unknown as SearchClient;
  const { user } = await drawDialog(client);
  await user.type(field(), 'ab');

  await act(() => Promise.resolve(answers.ab?.()));
  expect(await screen.findByRole('option')).toHaveTextContent('About ab');
  await act(() => Promise.resolve(answers.a?.()));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('option')).toHaveTextContent('About ab');
});

test('a slow answer shows that it is loading', async () => {
  const never = { ...fakeClient(sql), search: () => new Promise<never>(() => undefined) };
  const { user } = await drawDialog(never);
  await user.type(field(), 'sql');
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();

  expect(await screen.findByText('Loading…')).toBeVisible();
});
