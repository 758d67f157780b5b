import type * as ScrollPositions from '../../../src/app/navigation/scrollPositions';
import { storageKeys } from '../../../src/model/reader/storageKeys';
import { resized, watchedSizes } from '../../support/resize';

/** Scrolls the page, as the reader or the browser would. */
const down = (y: number) => {
  moveTo(y);
  moved();
};

/** Browsers dispatch the event only when they render. */
const moved = () => window.dispatchEvent(new Event('scroll'));
const moveTo = (y: number) =>
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

/** How far down the page can scroll. */
let reaches = Infinity;
const scrollTo = jest.fn((_: number, y: number) => void moveTo(Math.min(y, reaches)));

function grow(to: number): void {
  reaches = to;
  resized();
  moved();
}

/** The router shows a page: following a link adds a history entry with a key. */
const push = (address: string, key: string) => window.history.pushState({ key }, '', address);

/** Goes back or forward, as the browser does. */
async function travel(steps: number): Promise<void> {
  const told = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(steps);
  await told;
}

let scroll: typeof ScrollPositions;

beforeAll(async () => {
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  watchedSizes();
  window.history.replaceState(null, '', '/docs/a');
  scroll = await import('../../../src/app/navigation/scrollPositions');
  scroll.keepScrollPositions();
});

beforeEach(() => {
  scrollTo.mockClear();
  reaches = Infinity;
  document.body.innerHTML = '<h2 id="part">Part</h2>';
  document.getElementById('part')!.scrollIntoView = jest.fn();
});

const scrolledTo = () => document.getElementById('part')!.scrollIntoView;

test('a new page starts at its top or at its anchor; going back restores the scroll position', async () => {
  down(300);
  push('/docs/b', 'b');
  scroll.restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  down(700);

  push('/docs/c#part', 'c');
  scroll.restoreScrollPosition();
  expect(scrolledTo()).toHaveBeenCalled();
  down(50);

  await travel(-1);
  down(50); // The browser scrolls the page that is being left.
  scroll.restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  await travel(-1);
  scroll.restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

test('within a page, the browser scrolls to the heading and back', async () => {
  down(300);
  window.history.pushState(null, '', '#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  scroll.restoreScrollPosition();
  down(900);
  await travel(-1);
  scroll.restoreScrollPosition();

  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrolledTo()).not.toHaveBeenCalled();
});

test('a link to the current page scrolls to its top', () => {
  down(300);
  push('/docs/a', 'again');
  scroll.restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

describe('a page that is too short for its scroll position when it is rendered', () => {
  /** Goes back to a page that was left at 1500 and reaches only to 100 so far. */
  async function comeBack(): Promise<void> {
    push('/search', 'results');
    scroll.restoreScrollPosition();
    down(1500);
    push('/docs/result', 'result');
    scroll.restoreScrollPosition();
    reaches = 100;
    await travel(-1);
    scroll.restoreScrollPosition();
    moved();
    expect(window.scrollY).toBe(100);
  }

  test('scrolls there as soon as it has grown', async () => {
    await comeBack();
    grow(800);
    expect(window.scrollY).toBe(800);
    grow(4000);
    expect(window.scrollY).toBe(1500);
    down(1700);
    grow(5000);
    expect(window.scrollY).toBe(1700);
  });

  test('keeps the position for the next time if it is left before then', async () => {
    await comeBack();
    push('/docs/other', 'other');
    scroll.restoreScrollPosition();
    reaches = Infinity;
    await travel(-1);
    scroll.restoreScrollPosition();
    expect(window.scrollY).toBe(1500);
  });

  test.each(['wheel', 'pointerdown', 'keydown', 'popstate'])(
    'stays where it is once the reader acts (%s)',
    async (act) => {
      await comeBack();
      window.dispatchEvent(new Event(act));
      down(60);
      grow(4000);
      expect(window.scrollY).toBe(60);

      push('/docs/other', 'other');
      scroll.restoreScrollPosition();
      await travel(-1);
      scroll.restoreScrollPosition();
      expect(window.scrollY).toBe(60);
    },
  );
});

test('another history entry of the same page records which parts are open', () => {
  document.body.innerHTML = '<main><details open></details></main>';
  push('/docs/a', 'once more');
  scroll.restoreScrollPosition();
  expect(window.history.state).toEqual({ key: 'once more', open: [0] });
});

test.each([
  ['when it is unloaded', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'when it may be killed without an event',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
])('scroll positions are stored %s', async (_when, end) => {
  down(640);
  end();
  jest.resetModules();
  const reloaded = await import('../../../src/app/navigation/scrollPositions');
  reloaded.keepScrollPositions();
  push('/docs/d', 'd');
  reloaded.restoreScrollPosition();
  await travel(-1);
  reloaded.restoreScrollPosition();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test.each(['{', 'null'])(
  'stored positions that cannot be parsed (%s) are ignored',
  async (kept) => {
    sessionStorage.setItem(storageKeys.places, kept);
    jest.resetModules();
    const broken = await import('../../../src/app/navigation/scrollPositions');
    broken.keepScrollPositions();
    down(80);
    push('/docs/e', `e${kept}`);
    broken.restoreScrollPosition();
    await travel(-1);
    broken.restoreScrollPosition();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 80);
  },
);

test('the browser restores no scroll position while a page is being left, and does so again on the next page', () => {
  scroll.disableScrollRestoration();
  expect(window.history.scrollRestoration).toBe('manual');
  push('/docs/next', 'next');
  scroll.restoreScrollPosition();
  expect(window.history.scrollRestoration).toBe('auto');
});

test('parts that are open when the reader follows a link within the page are open again on the way back to it', async () => {
  push('/docs/folds', 'folds');
  scroll.restoreScrollPosition();
  document.body.innerHTML = '<main><details open></details><details></details></main>';
  // The browser adds the entry, which has no state, and says so.
  window.history.pushState(null, '', '/docs/folds#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  push('/docs/other', 'other');
  scroll.restoreScrollPosition();

  await travel(-1);
  document.body.innerHTML = '<main><details></details><details></details></main>';
  scroll.restoreScrollPosition();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});
