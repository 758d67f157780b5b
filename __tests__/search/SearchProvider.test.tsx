import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LiveSearch } from '../../src/search/LiveSearch';
import { loadClient } from '../../src/search/loadClient';
import { SearchButton } from '../../src/search/SearchButton';
import { openableDialogs } from '../support/dialog';
import { searchable } from '../support/searchable';
import { fakeClient, hit } from './page/fakeClient';

jest.mock('../../src/search/loadClient');

const { client, queries } = fakeClient({ sql: [hit({ page: 'SQL cells' })] });
const site = searchable(
  <>
    <SearchButton href="/search" />
    <LiveSearch />
    <p>Query caching</p>
  </>,
);

const button = () => screen.getAllByRole('button', { name: 'Search' })[0]!;
const home = () => screen.getByRole('searchbox');
const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const field = () => screen.findByRole<HTMLInputElement>('combobox');
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

beforeEach(() => {
  openableDialogs();
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(loadClient).mockReset().mockResolvedValue(client);
});

test('nothing is loaded before the reader approaches the search', async () => {
  render(site);
  await settled();
  expect(loadClient).not.toHaveBeenCalled();

  await userEvent.hover(button());
  expect(loadClient).toHaveBeenCalledTimes(1);
  await settled();
  expect(queries()).toEqual([]);
});

test('the button opens the dialog, and closing it returns the focus', async () => {
  render(site);
  await userEvent.click(button());
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await settled();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it', async (keys) => {
  render(site);
  await userEvent.keyboard(keys);

  expect(await dialog()).toHaveAttribute('open');
});

test('the shortcut that opened it closes it', async () => {
  render(site);
  await userEvent.keyboard('{Control>}k{/Control}');
  await dialog();
  await userEvent.keyboard('{Control>}k{/Control}');
  await settled();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('letters typed before the field appears are not lost', async () => {
  render(site);
  const typed = ['/', 's', 'q', 'l'];
  typed.forEach((key) => fireEvent.keyDown(document.body, { key }));

  expect(await field()).toHaveValue('sql');
  expect(await screen.findByRole('option', { name: /SQL cells/ })).toBeInTheDocument();
});

test('single-key shortcuts count as letters while typing ahead', async () => {
  render(site);
  const typed = ['/', 'i', ' ', '/', ' ', 'o', '?'];
  typed.forEach((key) => fireEvent.keyDown(document.body, { key }));

  expect(await field()).toHaveValue('i / o?');
  expect(screen.getAllByRole('dialog')).toEqual([await dialog()]);
});

test('holding a key down opens it only once', async () => {
  render(site);
  const press = { key: 'k', ctrlKey: true };
  fireEvent.keyDown(document.body, press);
  for (let held = 0; held < 5; held += 1)
    fireEvent.keyDown(document.body, { ...press, repeat: true });

  expect(await dialog()).toHaveAttribute('open');
});

test('space presses the buttons of the dialog', async () => {
  render(site);
  await userEvent.click(button());
  await userEvent.type(await field(), 'sql');
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard(' ');
  await settled();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter pressed before the field appears opens the first result', async () => {
  render(site);
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed);
  await userEvent.click(button());
  ['s', 'q', 'l', 'Enter'].forEach((key) => fireEvent.keyDown(button(), { key }));
  await settled();
  document.removeEventListener('click', followed);

  const clicked = followed.mock.calls.map(([{ target }]) => (target as Element).closest('a'));
  expect(clicked.at(-1)).toHaveAttribute('href', '/docs/sql-cells');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('text typed into the field on a page is carried over into the dialog', async () => {
  render(site);
  await userEvent.type(home(), 's');
  const typed = await field();
  await userEvent.type(typed, 'ql');

  expect(typed).toHaveValue('sql');
  expect(await screen.findByRole('option', { name: /SQL cells/ })).toBeInTheDocument();
});

/** Simulates a word that is being composed with an input method. */
function compose(text: string) {
  home().focus();
  fireEvent.compositionStart(home());
  fireEvent(home(), createEvent.input(home(), { target: { value: text }, isComposing: true }));
}

test('a word that is being composed is finished before the dialog takes over', async () => {
  window.matchMedia = (media) =>
    ({ media, matches: media === '(pointer: fine)' }) as MediaQueryList;
  render(site);
  compose('ｎ');
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  compose('に');
  fireEvent.compositionEnd(home());
  expect(await field()).toHaveValue('に');
});

test('on a phone, whose keyboard composes every word, the first letter is enough', async () => {
  window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
  render(site);
  compose('s');

  expect(await field()).toHaveValue('s');
});

test('the field is empty where the browser reports no selection', async () => {
  jest.spyOn(window, 'getSelection').mockReturnValueOnce(null);
  render(site);
  fireEvent.keyDown(document.body, { key: '/' });

  expect(await field()).toHaveValue('');
});

describe('with text selected on the page', () => {
  beforeEach(() => {
    render(site);
    window.getSelection()?.selectAllChildren(screen.getByText('Query caching'));
  });
  afterEach(() => window.getSelection()?.removeAllRanges());

  test('it is the query', async () => {
    await userEvent.keyboard('/');

    expect(await field()).toHaveValue('Query caching');
    await waitFor(() => expect(queries().at(-1)).toBe('Query caching'));
  });

  test('typing replaces it', async () => {
    await userEvent.keyboard('/');
    await field();
    await userEvent.keyboard('sql');

    expect(await field()).toHaveValue('sql');
  });

  test('typing before the field appears replaces it', async () => {
    ['/', 's', 'q'].forEach((key) => fireEvent.keyDown(document.body, { key }));
    expect(await field()).toHaveValue('sq');
    await userEvent.keyboard('l');

    expect(await field()).toHaveValue('sql');
  });

  test('typing while the field is loading replaces it', async () => {
    await userEvent.keyboard('/');
    await field();
    ['s', 'q', 'l'].forEach((key) => fireEvent.keyDown(document.body, { key }));

    expect(await field()).toHaveValue('sql');
  });

  test('typing the same text ahead keeps the cursor after it', async () => {
    ['/', ...'Query caching'].forEach((key) => fireEvent.keyDown(document.body, { key }));
    await field();
    await userEvent.keyboard(' off');

    expect(await field()).toHaveValue('Query caching off');
  });

  test('Enter before the field appears searches for it', async () => {
    ['/', 'Enter'].forEach((key) => fireEvent.keyDown(document.body, { key }));

    expect(await field()).toHaveValue('Query caching');
  });
});

test('without scripts the button and the field lead to the search page', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(site);

  const forms = [...html.querySelectorAll('form')];
  expect(forms.map((form) => form.getAttribute('action'))).toEqual(['/search', '/search']);
  expect(html.querySelector('dialog')).toBeNull();
});

test('a button outside a provider throws an error that names the provider', () => {
  jest.spyOn(console, 'error').mockImplementation();

  expect(() => render(<SearchButton href="/search" />)).toThrow(
    new Error('useSearchAccess must be used inside <SearchProvider>. Put the provider around it.'),
  );
});
