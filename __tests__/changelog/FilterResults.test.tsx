import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterResults } from '../../src/changelog/FilterResults';

const choose = jest.fn();
const entry = { path: '/changelog/2021-03-04', title: 'SQL', date: '2021-03-04', tags: ['SQL'] };

test('a failed fetch is reported; another choice or Retry fetches again, and the focus moves to the count', async () => {
  global.fetch = jest
    .fn()
    .mockRejectedValueOnce(new Error('The line is down.'))
    .mockResolvedValueOnce({ ok: false, status: 503 })
    .mockResolvedValueOnce({ ok: true, json: () => Promise.resolve([{ ...entry, items: [] }]) });
  const { rerender } = render(<FilterResults filter={{ area: 'apps' }} onChoose={choose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The changelog could not be loaded.');
  expect(screen.queryByText(/^Looking/)).not.toBeInTheDocument();

  rerender(<FilterResults filter={{ area: 'SQL' }} onChoose={choose} />);
  expect(screen.getByText(/^Looking/)).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded (503).');

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 entry on SQL')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('results that mount again are there immediately, so that Back can restore the scroll position', () => {
  render(<FilterResults filter={{ area: 'SQL' }} onChoose={choose} />);

  expect(screen.getByRole('status')).toHaveTextContent('1 entry on SQL');
});

test('a reader who drops the filter hears that everything is listed again, but not on arrival', () => {
  const { rerender } = render(<FilterResults filter={undefined} onChoose={choose} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  rerender(<FilterResults filter={{ area: 'SQL' }} onChoose={choose} />);
  rerender(<FilterResults filter={undefined} onChoose={choose} />);
  expect(screen.getByRole('status')).toHaveTextContent('All entries');
});

test('a filter without results offers to leave out the kind or the area', async () => {
  render(<FilterResults filter={{ area: 'SQL', kind: 'Fixed' }} onChoose={choose} />);
  expect(screen.getByRole('status')).toHaveTextContent('No changes under “Fixed” on SQL');

  await userEvent.click(screen.getByRole('button', { name: 'Everything on SQL' }));
  await userEvent.click(screen.getByRole('button', { name: '“Fixed” in all areas' }));
  expect(choose.mock.calls).toEqual([
    [{ area: 'SQL' }, false],
    [{ kind: 'Fixed' }, false],
  ]);
  expect(screen.getByRole('status')).toHaveFocus();
});
