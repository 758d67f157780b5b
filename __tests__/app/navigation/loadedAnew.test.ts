import type * as Places from '../../../src/app/navigation/places';
import { storageKeys } from '../../../src/model/storageKeys';
import { watchedSizes } from '../../support/resize';

const scrollTo = jest.fn();
let places: typeof Places;

/** A page with an accordion that was left open is loaded anew, and read this far down when its scripts come. */
async function load(kept: Record<string, number>, scrollY: number): Promise<void> {
  window.history.replaceState({ key: 'a', open: [0] }, '', '/docs/a');
  sessionStorage.setItem(storageKeys.places, JSON.stringify(kept));
  document.body.innerHTML = '<main><details></details></main>';
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  // Folded, it is 1500 pixels high, and its window 600.
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  Object.defineProperty(window, 'innerHeight', { value: 600, configurable: true });
  jest.resetModules();
  places = await import('../../../src/app/navigation/places');
  places.keepPlaces();
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
  ['has not led yet', 0],
  ['led as far down as the folded page reaches', 900],
])('where the browser %s, the reader is led to where they were', async (_how, scrollY) => {
  await load({ a: 1200 }, scrollY);
  expect(scrollTo).toHaveBeenCalledWith(0, 1200);
});

test('a reader who has gone on meanwhile stays', async () => {
  await load({ a: 1200 }, 500);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('where no place was kept, the one of the browser holds', async () => {
  await load({}, 0);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('who comes back from elsewhere to a page that was left for another one is led to their place', async () => {
  await load({ a: 420 }, 420);
  places.leavePlace();
  await load({ a: 420 }, 0);
  scrollTo.mockClear();

  places.showPlace();
  expect(scrollTo).toHaveBeenCalledWith(0, 420);
});
