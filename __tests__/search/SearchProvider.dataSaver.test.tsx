import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveSearch } from '../../src/search/LiveSearch';
import { loadClient } from '../../src/search/loadClient';
import { SearchButton } from '../../src/search/SearchButton';
import { openableDialogs } from '../support/dialog';
import { searchable } from '../support/searchable';
import { fakeClient, hit } from './page/fakeClient';

jest.mock('../../src/search/loadClient');

const { client } = fakeClient({ sql: [hit({ page: 'SQL cells' })] });
const site = searchable(
  <>
    <SearchButton href="/search" />
    <LiveSearch />
  </>,
);

const button = () => screen.getAllByRole('button', { name: 'Search' })[0]!;
const home = () => screen.getByRole('searchbox');
const field = () => screen.findByRole<HTMLInputElement>('combobox');
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

describe.each([{ effectiveType: '2g' }, { saveData: true }])('on a connection with %j', (line) => {
  beforeEach(() => {
    openableDialogs();
    Element.prototype.scrollIntoView = jest.fn();
    jest.mocked(loadClient).mockReset().mockResolvedValue(client);
    Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  });

  test('nothing is loaded before the search is opened', async () => {
    render(site);
    await userEvent.hover(button());
    act(() => button().focus());
    act(() => home().focus());
    await settled();
    expect(loadClient).not.toHaveBeenCalled();

    await userEvent.click(button());
    expect(await field()).toHaveFocus();
    expect(loadClient).toHaveBeenCalled();
  });

  test('typing into the field on a page opens it', async () => {
    render(site);
    await userEvent.type(home(), 's');
    await userEvent.type(await field(), 'ql');

    expect(await screen.findByRole('option', { name: /SQL cells/ })).toBeInTheDocument();
  });
});
