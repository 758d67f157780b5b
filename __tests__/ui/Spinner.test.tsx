import { act, render, screen } from '@testing-library/react';
import { Spinner } from '../../src/ui/Spinner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what comes within a fifth of a second shows no spinner', () => {
  render(<Spinner />);
  act(() => jest.advanceTimersByTime(199));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what takes longer is told, also to screen readers', () => {
  render(<Spinner />);
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByRole('status', { name: 'Loading…' })).toHaveTextContent(/^Loading…$/);
});

test('a spinner that is gone waits for nothing', () => {
  const { unmount } = render(<Spinner />);
  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
