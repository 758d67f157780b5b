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
      <button type="button">Far down</button>
    </>
  );
}

const isHidden = () => document.documentElement.hasAttribute('data-bar-hidden');
/** A frame is drawn, and what is fetched has come. */
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

test('while the code does not come the bar stays; later it is asked for again', async () => {
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

test('the bar hides on the way down and returns on the way up, and nothing is drawn anew', async () => {
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

test('a slow finger gets there too', async () => {
  render(<Page />);
  for (const y of [200, 190, 192, 194, 196, 198]) await scrollTo(y);

  expect(isHidden()).toBe(true);
});

test('the spring back from the end of the page is no way up', async () => {
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
])('on the way up, %s hides it: %s', async (_way, hidden, jump) => {
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

test('it stays hidden while it would cover the focus, but not for what fills the window', async () => {
  render(<Page />);
  await scrollTo(1000);
  screen.getByText('Far down').focus();
  at(screen.getByText('Far down'), 20);
  await scrollTo(990);
  expect(isHidden()).toBe(true);

  at(screen.getByText('Far down'), 20, 900);
  await scrollTo(980);
  expect(isHidden()).toBe(false);
});

test('a focus that comes to lie under it hides it, one that comes into it shows it', async () => {
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

test('a focus that a press left in the bar neither holds nor hides it', async () => {
  render(<Page />);
  screen.getByText('Home').focus();
  // jsdom takes every focus for a visible one.
  jest.spyOn(screen.getByRole('banner'), 'querySelector').mockReturnValue(null);
  await scrollTo(1000);
  expect(isHidden()).toBe(true);

  at(screen.getByText('Home'), 20);
  await scrollTo(900);
  expect(isHidden()).toBe(false);
});

test('it stays while a list of it is unfolded', async () => {
  render(<Page />);
  screen.getByTestId('list').dataset.unfolded = 'pressed';
  await scrollTo(1000);

  expect(isHidden()).toBe(false);
});

test.each(['alert', 'status'])(
  'it stays while what it opens tells of its coming: %s',
  async (role) => {
    render(<Page />);
    screen.getByTestId('list').setAttribute('role', role);
    await scrollTo(1000);

    expect(isHidden()).toBe(false);
  },
);

test('a page without the bar has no mark and hears nothing', async () => {
  const { unmount } = render(<Page />);
  await scrollTo(1000);
  unmount();
  expect(isHidden()).toBe(false);

  await scrollTo(2000);
  expect(isHidden()).toBe(false);
});
