import { act, fireEvent, render, screen } from '@testing-library/react';
import { LiveSearch } from '../../src/search/LiveSearch';
import { loadClient } from '../../src/search/loadClient';
import { openableDialogs } from '../support/dialog';
import { searchable } from '../support/searchable';
import { fakeClient } from './page/fakeClient';

jest.mock('../../src/search/loadClient');

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

beforeEach(() => {
  openableDialogs();
  jest.mocked(loadClient).mockReset().mockResolvedValue(fakeClient({}).client);
  render(searchable(<LiveSearch />));
});

test('text deleted before the dialog appears is not in it', async () => {
  type('sql');
  type('');

  expect(await screen.findByRole('combobox')).toHaveValue('');
});

test('clearing the field after the search was dismissed does not reopen it', async () => {
  type('sql');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', keyCode: 27 });
  type('');
  await settled();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
