import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterResults } from '../../src/changelog/FilterResults';

const entry = { path: '/changelog/2021-03-04', title: 'SQL', date: '2021-03-04', tags: ['SQL'] };

test('what does not come is told; another choice or Retry fetches it again, and the keyboard goes on from its count', async () => {
  global.fetch = jest
    .fn()
    .mockRejectedValueOnce(new Error('The line is down.'))
    .mockResolvedValueOnce({ ok: false, status: 503 })
    .mockResolvedValueOnce({ ok: true, json: () => Promise.resolve([{ ...entry, items: [] }]) });
  const { rerender } = render(<FilterResults filter={{ area: 'apps' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The changelog could not be loaded.');
  expect(screen.queryByText(/^Looking/)).not.toBeInTheDocument();

  rerender(<FilterResults filter={{ area: 'SQL' }} />);
  expect(screen.getByText(/^Looking/)).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded (503).');

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 entry on SQL')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('drawn again, the results are there at once: Back finds its place in them', () => {
  render(<FilterResults filter={{ area: 'SQL' }} />);

  expect(screen.getByRole('status')).toHaveTextContent('1 entry on SQL');
});
