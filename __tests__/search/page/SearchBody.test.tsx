import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { loadClient } from '../../../src/search/loadClient';
import { SearchBody } from '../../../src/search/page/SearchBody';
import { useAddressQuery } from '../../../src/search/page/useAddressQuery';
import { fakeClient, hit } from './fakeClient';
import { listed, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

const router = {};
const index = {
  sql: [hit({ page: 'SQL cells' })],
  sq: [hit({ page: 'Square' })],
  roles: [hit({ page: 'Roles' })],
};

function Page() {
  return <SearchBody address={useAddressQuery(router)} />;
}

/** The page at an address, with a client whose loads and searches are counted. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  const fake = fakeClient(index);
  jest.mocked(loadClient).mockReset().mockResolvedValue(fake.client);
  return { page: <Page />, ...fake };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const sections = () => screen.queryByRole('heading', { level: 2, name: 'Browse' });

test('the prerendered page has a form, says what needs scripts, and links to every section', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(open('/search?q=sql').page);

  const form = html.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/search']);
  expect([...new FormData(form)]).toEqual([['q', '']]);
  expect(html.querySelector('noscript')).toHaveTextContent(
    'Search needs JavaScript. The sections below lead to every page.',
  );
  expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/docs',
    '/tutorials',
    '/changelog',
  ]);
});

test.each([
  ['/search?q=sql', 1],
  ['/search?q=', 0],
  ['/search', 0],
])(
  'opened at %s, the client is loaded %i times before anything is rendered',
  async (address, times) => {
    open(address);
    await jest.isolateModulesAsync(async () => {
      await import('../../../src/search/page/SearchBody');
    });

    expect(loadClient).toHaveBeenCalledTimes(times);
  },
);

test('hydration starts from the prerendered page and then shows the results', async () => {
  const complaint = jest.spyOn(console, 'error');
  const { page } = open('/search?q=sql');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });

  await told('1 result for “sql”');
  expect(field()).toHaveValue('sql');
  expect(listed()).toEqual(['SQL cells']);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('text typed before hydration is not lost', async () => {
  const { page } = open('/search?q=sql');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  container.querySelector('input')!.value = 'roles';
  render(page, { container, hydrate: true });

  await told('1 result for “roles”');
  expect(field()).toHaveValue('roles');
});

test('nothing is loaded before the field gets the focus, and nothing is searched for without a query', async () => {
  const { page, asked } = open('/search');
  render(page);
  await settled();
  expect(loadClient).not.toHaveBeenCalled();

  await userEvent.click(field());
  await userEvent.type(field(), '  {Enter}');
  await settled();
  expect(loadClient).toHaveBeenCalled();
  expect(asked).toEqual([]);
  expect(sections()).toBeInTheDocument();
});

test('with data saver on, focusing the field loads nothing, but typing shows results', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(open('/search').page);
  await userEvent.click(field());
  await settled();
  expect(loadClient).not.toHaveBeenCalled();

  await userEvent.type(field(), 'sql');
  await told('1 result for “sql”');
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('results appear while the reader types, and the sections return when the field is empty', async () => {
  const { page, queries } = open('/search');
  render(page);
  await userEvent.type(field(), 'sql');
  await told('1 result for “sql”');
  expect(sections()).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await userEvent.clear(field());

  expect(sections()).toBeInTheDocument();
  expect(queries()).not.toContain('');
});

test('Enter searches for the query and stays on the page', async () => {
  const { page } = open('/search?from=mail');
  render(page);
  await userEvent.type(field(), 'roles{Enter}');
  await told('1 result for “roles”');

  expect(window.location.search).toBe('?from=mail&q=roles');
  expect(field()).toHaveFocus();
});

test('the address is up to date before a result is followed', async () => {
  const { page } = open('/search');
  render(page);
  await userEvent.type(field(), 'roles');
  await userEvent.tab();

  expect(window.location.search).toBe('?q=roles');
});

test('a pasted traceback is reduced to its error, in the search and in the address', async () => {
  render(open('/search').page);
  await userEvent.click(field());
  await userEvent.paste(`${'  File "a.py", line 33, in <module> '.repeat(60)}roles`);
  await userEvent.tab();

  expect(window.location.search).toBe('?q=roles');
  expect(await screen.findByRole('region', { name: 'Results' })).toHaveTextContent('Roles');
});

test.each([
  ['/search?q=sql', 'Results'],
  ['/search', 'Sections'],
])(
  'at %s the focus can be moved to the %s when the focused element is gone',
  async (address, name) => {
    render(open(address).page);
    await settled();
    screen.getByRole('region', { name }).focus();

    expect(screen.getByRole('region', { name })).toHaveFocus();
  },
);
