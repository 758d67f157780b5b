import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadReference } from '../../src/reference/loadReference';
import { Panes } from '../../src/reference/Panes';

jest.mock('../../src/reference/loadReference', () => ({ loadReference: jest.fn() }));
const load = jest.mocked(loadReference);

const end = jest.fn();

/** Stands in for Redoc. */
const takeOver = (place: Element, onDrawn: () => void) => {
  place.append('Every operation');
  onDrawn();
  return end;
};

beforeEach(() => jest.clearAllMocks());

test('Redoc takes the panes over, and ends when the page is left', async () => {
  load.mockResolvedValue(takeOver);
  const { unmount } = render(<Panes />);
  expect(await screen.findByText('Every operation')).toBeInTheDocument();
  expect(end).not.toHaveBeenCalled();

  unmount();
  expect(end).toHaveBeenCalledTimes(1);
});

test('what comes after the page was left is not drawn', async () => {
  let come: (loaded: typeof takeOver) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const late = jest.fn(takeOver);
  render(<Panes />).unmount();
  come(late);
  await Promise.resolve();

  expect(late).not.toHaveBeenCalled();
});

test('a failure says why, and Retry loads again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk redoc failed.'));
  render(<Panes />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The reference did not load completely.Loading chunk redoc failed.',
  );

  load.mockResolvedValue(takeOver);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Every operation')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
