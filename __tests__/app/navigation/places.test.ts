import type * as Places from '../../../src/app/navigation/places';
import { storageKeys } from '../../../src/model/storageKeys';

const scrollTo = jest.fn();
const down = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

/** The router shows a page: a link makes an entry with a key. */
const push = (address: string, key: string) => window.history.pushState({ key }, '', address);

/** Back and forward, as the browser tells of them. */
async function travel(steps: number): Promise<void> {
  const told = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.go(steps);
  await told;
}

let places: typeof Places;

beforeAll(async () => {
  window.scrollTo = scrollTo as typeof window.scrollTo;
  window.history.replaceState(null, '', '/docs/a');
  places = await import('../../../src/app/navigation/places');
  places.keepPlaces();
});

beforeEach(() => {
  scrollTo.mockReset();
  document.body.innerHTML = '<h2 id="part">Part</h2>';
  document.getElementById('part')!.scrollIntoView = jest.fn();
});

const ledTo = () => document.getElementById('part')!.scrollIntoView;

test('a new page begins at its top, or where its address leads; back leads to where the reader was', async () => {
  down(300);
  push('/docs/b', 'b');
  places.showPlace();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  down(700);

  push('/docs/c#part', 'c');
  places.showPlace();
  expect(ledTo()).toHaveBeenCalled();
  down(50);

  await travel(-1);
  down(50); // The browser moves the page that is being left.
  places.showPlace();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  await travel(-1);
  places.showPlace();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

test('within a page the browser leads, to the heading and back', async () => {
  down(300);
  window.history.pushState(null, '', '#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  places.showPlace();
  down(900);
  await travel(-1);
  places.showPlace();

  expect(scrollTo).not.toHaveBeenCalled();
  expect(ledTo()).not.toHaveBeenCalled();
});

test('a link to the page that is shown leads to its top', () => {
  down(300);
  push('/docs/a', 'again');
  places.showPlace();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('places outlast the page', async () => {
  down(640);
  window.dispatchEvent(new Event('pagehide'));
  jest.resetModules();
  const anew = await import('../../../src/app/navigation/places');
  anew.keepPlaces();
  push('/docs/d', 'd');
  anew.showPlace();
  await travel(-1);
  anew.showPlace();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test.each(['{', 'null'])('places that cannot be read (%s) are forgotten', async (kept) => {
  sessionStorage.setItem(storageKeys.places, kept);
  jest.resetModules();
  const broken = await import('../../../src/app/navigation/places');
  broken.keepPlaces();
  down(80);
  push('/docs/e', `e${kept}`);
  broken.showPlace();
  await travel(-1);
  broken.showPlace();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 80);
});
