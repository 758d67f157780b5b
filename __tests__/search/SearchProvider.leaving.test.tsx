import { act, fireEvent, render, screen } from '@testing-library/react';
import { routeChange } from '../../src/data/routeChange';
import { loadClient } from '../../src/search/loadClient';
import { openableDialogs } from '../support/dialog';
import { searchable } from '../support/searchable';
import { fakeClient } from './page/fakeClient';

jest.mock('../../src/search/loadClient');

const ask = () => fireEvent.keyDown(document.body, { key: '/' });

beforeEach(() => {
  openableDialogs();
  jest.mocked(loadClient).mockReset().mockResolvedValue(fakeClient({}).client);
  render(searchable(<p>Query caching</p>));
});

test('the dialog stays open when a pending navigation completes', async () => {
  act(routeChange.start);
  ask();
  await screen.findByRole('combobox');
  act(routeChange.end);

  expect(screen.getByRole('dialog', { name: 'Search' })).toHaveAttribute('open');
});

test('a dialog that was still loading does not open on the next page', async () => {
  await import('../../src/search/dialog/SearchDialog');
  ask();
  act(routeChange.start);
  await act(() => new Promise((done) => setTimeout(done, 50)));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
