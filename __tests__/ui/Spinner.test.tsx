import { act, render, screen } from '@testing-library/react';
import { Spinner } from '../../src/ui/Spinner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a load of less than a fifth of a second shows no spinner', () => {
  render(<Spinner />);
  act(() => jest.advanceTimersByTime(199));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a longer load is shown, and announced to screen readers', () => {
  render(<Spinner />);
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByRole('status', { name: 'Loading…' })).toHaveTextContent(/^Loading…$/);
});

test('a spinner that has unmounted leaves no timer behind', () => {
  const { unmount } = render(<Spinner />);
  unmount();

  expect(jest.getTimerCount()).toBe(0);
});

test('nothing is announced before the spinner is shown', () => {
  render(<Spinner />);
  act(() => jest.advanceTimersByTime(199));

  expect(screen.getByRole('status')).not.toHaveAttribute('aria-label');
});
