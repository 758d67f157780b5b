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

test('a message that replaces another is shown for its full time', () => {
  say('Link copied');
  jest.advanceTimersByTime(1500);
  say('Page copied');

  jest.advanceTimersByTime(1999);
  expect(screen.getByText('Page copied')).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(screen.queryByText('Page copied')).not.toBeInTheDocument();
});
