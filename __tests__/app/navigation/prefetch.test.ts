import { prefetchVisible } from '../../../src/app/navigation/prefetch';
import { fakeLoader } from '../support/loader';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

/** Fakes the observer: `watched` is what it observes; `scroll` says which of that is in view. */
function watching() {
  const watched = new Set<Element>();
  let tell: (entries: Entry[], observer: unknown) => void = () => undefined;
  const observer = {
    observe: (element: Element) => watched.add(element),
    unobserve: (element: Element) => watched.delete(element),
    disconnect: () => watched.clear(),
  };
  window.IntersectionObserver = function IntersectionObserver(callback: typeof tell) {
    tell = callback;
    return observer;
  } as unknown as typeof window.IntersectionObserver;
  return {
    watched,
    scroll: (inView: (link: Element) => boolean) =>
      tell(
        [...watched].map((target) => ({ target, isIntersecting: inView(target) })),
        observer,
      ),
  };
}

const line = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeEach(() => {
  line(undefined);
  document.body.innerHTML = `
    <a href="/docs">Docs</a><a href="/far">Far</a><a href="/data.csv">Data</a><a href="https://hex.tech">Hex</a>`;
});

test('pages of the site whose links are in view are prefetched, once each', () => {
  const loader = fakeLoader({});
  const page = watching();
  prefetchVisible();
  page.scroll((link) => link.getAttribute('href') !== '/far');
  page.scroll((link) => link.getAttribute('href') !== '/far');
  expect(loader.enqueue.mock.calls).toEqual([['/docs']]);
});

test('the links of the previous page are no longer observed', () => {
  fakeLoader({});
  const page = watching();
  prefetchVisible();
  document.body.innerHTML = '<a href="/next">Next</a>';
  prefetchVisible();
  expect([...page.watched].map((link) => link.textContent)).toEqual(['Next']);
});

test('a page is not requested again when its link comes into view again', () => {
  const loader = fakeLoader({});
  const page = watching();
  document.body.innerHTML = '<a href="/again">Again</a>';
  for (const _ of [1, 2]) {
    prefetchVisible();
    page.scroll(() => true);
  }
  expect(loader.enqueue.mock.calls).toEqual([['/again']]);
});

test.each([{ effectiveType: '2g' }, { saveData: true }])(
  'on a connection with %j no links are observed',
  (slow) => {
    line(slow);
    fakeLoader({});
    const page = watching();
    prefetchVisible();
    expect(page.watched.size).toBe(0);
  },
);
