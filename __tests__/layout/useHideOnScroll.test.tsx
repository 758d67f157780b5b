import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, useRef } from 'react';
import { useHideOnScroll } from '../../src/layout/useHideOnScroll';

let mockFails = false;
jest.mock('../../src/layout/hideOnScroll', () => {
  if (mockFails) throw new Error('The line is down.');
  return jest.requireActual<object>('../../src/layout/hideOnScroll');
});

function Page() {
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  return (
    <>
      <header ref={bar}>
        <a href="/">Home</a>
        <span data-testid="list" />
      </header>
      <a href="#part">Part</a>
      <a href="/other#part">Other</a>
      <a href="/">Here</a>
      <button type="button">Far down</button>
    </>
  );
}

const isHidden = () => document.documentElement.hasAttribute('data-bar-hidden');
/** Lets a frame pass and pending fetches resolve. */
const frame = () => act(() => jest.advanceTimersByTimeAsync(50));

async function scrollTo(y: number) {
  window.scrollY = y;
  fireEvent.scroll(window);
  await frame();
}

/** An element at this height in the window, which is 768 pixels high. */
function at(element: HTMLElement, top: number, height = 30) {
  element.getBoundingClientRect = () => ({ top, bottom: top + height }) as DOMRect;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  window.scrollY = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('while the code fails to load the bar stays; later it is requested again', async () => {
  mockFails = true;
  const { unmount } = render(<Page />);
  await scrollTo(400);
  expect(isHidden()).toBe(false);

  mockFails = false;
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await scrollTo(800);
  expect(isHidden()).toBe(true);
  unmount();
});

test('the bar hides when scrolling down and returns when scrolling up, without a re-render', async () => {
  const onRender = jest.fn();
  render(
    <Profiler id="page" onRender={onRender}>
      <Page />
    </Profiler>,
  );
  await scrollTo(400);
  expect(isHidden()).toBe(true);

  await scrollTo(300);
  expect(isHidden()).toBe(false);
  await scrollTo(600);
  await scrollTo(20);
  expect(isHidden()).toBe(false);
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('slow scrolling hides it, too', async () => {
  render(<Page />);
  for (const y of [200, 190, 192, 194, 196, 198]) await scrollTo(y);

  expect(isHidden()).toBe(true);
});

test('bouncing back from the end of the page does not count as scrolling up', async () => {
  render(<Page />);
  await scrollTo(4232);
  await scrollTo(4300);
  await scrollTo(4232);

  expect(isHidden()).toBe(true);
});

test.each([
  ['a link with a hash', true, () => fireEvent.click(screen.getByText('Part'))],
  ['a change of the hash', true, () => fireEvent(window, new Event('hashchange'))],
  ['a link to another page', false, () => fireEvent.click(screen.getByText('Other'))],
  ['a link to this page', false, () => fireEvent.click(screen.getByText('Here'))],
])('while scrolling up, %s hides it: %s', async (_way, hidden, jump) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  render(<Page />);
  await scrollTo(1000);
  await scrollTo(900);
  jump();
  await scrollTo(500);
  expect(isHidden()).toBe(hidden);

  await act(() => jest.advanceTimersByTimeAsync(400));
  await scrollTo(400);
  expect(isHidden()).toBe(false);
});

test('it stays hidden while it would cover the focused element, unless that fills the window or is above it', async () => {
  render(<Page />);
  await scrollTo(1000);
  screen.getByText('Far down').focus();
  at(screen.getByText('Far down'), 20);
  await scrollTo(990);
  expect(isHidden()).toBe(true);

  at(screen.getByText('Far down'), 20, 900);
  await scrollTo(980);
  expect(isHidden()).toBe(false);

  at(screen.getByText('Far down'), -100);
  await scrollTo(970);
  expect(isHidden()).toBe(false);
});

test('focus that moves under the bar hides it, focus that moves into it shows it', async () => {
  render(<Page />);
  await scrollTo(1000);
  await scrollTo(900);
  at(screen.getByText('Far down'), 20);
  screen.getByText('Far down').focus();
  await frame();
  expect(isHidden()).toBe(true);

  screen.getByText('Home').focus();
  await frame();
  expect(isHidden()).toBe(false);
  await scrollTo(2000);
  expect(isHidden()).toBe(false);
});

test('focus left in the bar by a click neither keeps it shown nor hides it', async () => {
  render(<Page />);
  screen.getByText('Home').focus();
  // jsdom treats all focus as :focus-visible.
  jest.spyOn(screen.getByRole('banner'), 'querySelector').mockReturnValue(null);
  await scrollTo(1000);
  expect(isHidden()).toBe(true);

  at(screen.getByText('Home'), 20);
  await scrollTo(900);
  expect(isHidden()).toBe(false);
});

test('it stays while one of its dropdowns is open', async () => {
  render(<Page />);
  screen.getByTestId('list').dataset.unfolded = 'pressed';
  await scrollTo(1000);

  expect(isHidden()).toBe(false);
});

test('after unmounting, the mark is gone and scrolling has no effect', async () => {
  const { unmount } = render(<Page />);
  await scrollTo(1000);
  // Not painted yet.
  window.scrollY = 1500;
  fireEvent.scroll(window);
  unmount();
  expect(isHidden()).toBe(false);

  await scrollTo(2000);
  expect(isHidden()).toBe(false);
});
