import { act, render, screen } from '@testing-library/react';
import { routeChange } from '../../src/data/routeChange';
import { LoadingBar } from '../../src/layout/LoadingBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function bar() {
  const { container } = render(<LoadingBar />);
  return () => (container.firstElementChild as HTMLElement | null)?.style.scale ?? 'none';
}

test('a page change that takes at most 200 ms shows no bar', () => {
  const length = bar();
  act(routeChange.start);
  wait(199);
  expect(length()).toBe('none');
  act(routeChange.end);
  wait(5000);
  expect(length()).toBe('none');
});

test('for a longer one, the bar starts at 0.08, advances every 800 ms, fills up at the end and disappears', () => {
  const length = bar();
  act(routeChange.start);
  wait(200);
  expect(length()).toBe('0.08 1');
  wait(799);
  expect(length()).toBe('0.08 1');
  wait(1);
  expect(Number.parseFloat(length())).toBeGreaterThan(0.08);
  act(routeChange.end);
  expect(length()).toBe('1 1');
  wait(200);
  expect(length()).toBe('none');
});

test('a waiting bar advances in smaller and smaller steps and never reaches the end', () => {
  const length = bar();
  act(routeChange.start);
  wait(200);
  const lengths = Array.from({ length: 50 }, () => {
    const now = Number.parseFloat(length());
    wait(800);
    return now;
  });
  const steps = lengths.slice(1).map((next, at) => next - lengths[at]!);

  expect(steps.every((step, at) => step > 0 && step < (steps[at - 1] ?? 1))).toBe(true);
  expect(lengths.at(-1)).toBeLessThan(0.96);
});

test('a second change before the end of the first restarts the bar', () => {
  const length = bar();
  act(routeChange.start);
  wait(1000);
  act(routeChange.start);
  wait(200);
  expect(length()).toBe('0.08 1');
});

test('a bar that unmounts while it waits or grows leaves no timer behind', () => {
  for (const milliseconds of [100, 1000]) {
    const { unmount } = render(<LoadingBar />);
    act(routeChange.start);
    wait(milliseconds);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  }
});

test('a slow change that a quick one replaces shows no bar afterwards', () => {
  const length = bar();
  act(routeChange.start);
  wait(150);
  act(routeChange.start);
  wait(20);
  act(routeChange.end);
  wait(100);

  expect(length()).toBe('none');
});

test('screen readers hear that a page is loading, until it has come; the full bar fades', () => {
  const { container } = render(<LoadingBar />);
  act(routeChange.start);
  wait(200);
  wait(200);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
  expect(container.firstElementChild).toHaveStyle({ opacity: 1 });

  act(routeChange.end);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveStyle({ opacity: 0 });
});
