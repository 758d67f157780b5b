import { screen } from '@testing-library/dom';
import { say } from '../../src/reader/say';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['Page copied', 2000],
  ['x'.repeat(100), 6000],
])('a message stays as long as it takes to read: %s', (text, time) => {
  say(text);

  jest.advanceTimersByTime(time - 1);
  expect(screen.getByText(text)).toHaveAttribute('role', 'status');
  jest.advanceTimersByTime(1);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
