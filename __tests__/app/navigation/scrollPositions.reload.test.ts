import type * as ScrollPositions from '../../../src/app/navigation/scrollPositions';
import { storageKeys } from '../../../src/model/reader/storageKeys';
import { watchedSizes } from '../../support/resize';

const scrollTo = jest.fn();
let scroll: typeof ScrollPositions;

/** Reloads a page with an accordion that was left open; `scrollY` is the scroll position when its scripts run. */
async function load(kept: Record<string, number>, scrollY: number): Promise<void> {
  window.history.replaceState({ key: 'a', open: [0] }, '', '/docs/a');
  sessionStorage.setItem(storageKeys.places, JSON.stringify(kept));
  document.body.innerHTML = '<main><details></details></main>';
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  // With the accordion closed, the page is 1500 pixels high; the window is 600.
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  Object.defineProperty(window, 'innerHeight', { value: 600, configurable: true });
  jest.resetModules();
  scroll = await import('../../../src/app/navigation/scrollPositions');
  scroll.keepScrollPositions();
}

beforeAll(() => {
  window.scrollTo = scrollTo;
  watchedSizes();
});
beforeEach(() => scrollTo.mockClear());
afterEach(() => {
  expect(document.querySelector('details')).toHaveAttribute('open');
});

test.each([
  ['has not scrolled yet', 0],
  ['scrolled as far as the page with closed parts reaches', 900],
])("if the browser %s, the reader's position is restored", async (_how, scrollY) => {
  await load({ a: 1200 }, scrollY);
  expect(scrollTo).toHaveBeenCalledWith(0, 1200);
});

test('a reader who has scrolled in the meantime stays there', async () => {
  await load({ a: 1200 }, 500);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("without a stored position, the browser's own restoration stands", async () => {
  await load({}, 0);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a reader who comes back from another site to a page left for another page gets their position back', async () => {
  await load({ a: 420 }, 420);
  scroll.disableScrollRestoration();
  await load({ a: 420 }, 0);
  scrollTo.mockClear();

  scroll.restoreScrollPosition();
  expect(scrollTo).toHaveBeenCalledWith(0, 420);
});
