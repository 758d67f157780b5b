import { failed } from '../../../src/app/navigation/failed';
import { followLinks } from '../../../src/app/navigation/followLinks';
import { goTo } from '../../../src/app/navigation/goTo';
import { keepScrollPositions } from '../../../src/app/navigation/scrollPositions';
import { prefetchVisible } from '../../../src/app/navigation/prefetch';
import { routeChange } from '../../../src/data/routeChange';
import { NEW_LINKS } from '../../../src/data/newLinks';
import { fakeLoader } from '../support/loader';
import { watchedSizes } from '../../support/resize';

jest.mock('../../../src/app/navigation/failed');
jest.mock('../../../src/app/navigation/prefetch', () => ({
  ...jest.requireActual<object>('../../../src/app/navigation/prefetch'),
  prefetchVisible: jest.fn(),
}));

const settled = () => new Promise((resolve) => setTimeout(resolve));
const connection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

/** Goes back or forward to an address, as the browser reports it. */
function travel(address: string): void {
  window.history.replaceState({ key: address }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Collects the route changes reported from now on. */
function toldChanges(): boolean[] {
  const told: boolean[] = [];
  stops.push(routeChange.subscribe((underWay) => told.push(underWay)));
  return told;
}

const stops: (() => void)[] = [];

beforeAll(() => {
  watchedSizes();
  keepScrollPositions();
  followLinks();
});
beforeEach(() => {
  connection({ effectiveType: '4g' });
  jest.mocked(failed).mockClear();
  document.body.innerHTML = '<a href="/docs">Docs</a><a href="https://hex.tech">Hex</a>';
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  window.history.replaceState(null, '', '/');
});

const link = () => document.querySelector('a')!;

test('a click on a link changes the page in place', async () => {
  fakeLoader({ '/docs': {} });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link().dispatchEvent(click);
  await settled();
  expect(click.defaultPrevented).toBe(true);
  expect(window.___navigate).toHaveBeenCalledWith('/docs', { replace: false });
});

test.each(['pointerover', 'focusin'])('%s loads the page of a link', (nearing) => {
  const loader = fakeLoader({ '/docs': {} });
  link().dispatchEvent(new Event(nearing, { bubbles: true }));
  document.body.dispatchEvent(new Event(nearing, { bubbles: true }));
  document.querySelectorAll('a')[1]!.dispatchEvent(new Event(nearing, { bubbles: true }));
  expect(loader.loadPage.mock.calls).toEqual([['/docs']]);
});

test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
  'on a connection with %j nothing is prefetched',
  (line) => {
    connection(line);
    const loader = fakeLoader({ '/docs': {} });
    link().dispatchEvent(new Event('pointerover', { bubbles: true }));
    link().dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(loader.loadPage).not.toHaveBeenCalled();
  },
);

test.each([
  ['a click', () => document.body.click()],
  ['a part of the page rendered links', () => window.dispatchEvent(new Event(NEW_LINKS))],
])('a moment after %s, links that it brought into view are prefetched', (_, bring) => {
  jest.useFakeTimers();
  jest.mocked(prefetchVisible).mockClear();
  bring();
  bring();
  expect(prefetchVisible).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(prefetchVisible).toHaveBeenCalledTimes(1);
});

test.each([
  ['never loaded', undefined],
  ['failed before', { status: 'error' } as const],
])('going back to a page that %s is reported as failed', async (_, page) => {
  fakeLoader({ '/gone': page });
  travel('/gone');
  await settled();
  expect(failed).toHaveBeenCalledWith(new URL('http://localhost/gone'), expect.any(Error));
});

test('after going back twice quickly, only the failure of the second page is reported', async () => {
  fakeLoader({});
  travel('/gone');
  travel('/lost');
  await settled();
  expect(jest.mocked(failed).mock.calls.map(([url]) => url.pathname)).toEqual(['/lost']);
});

test('going back to another page reports a route change, and its end if it fails', async () => {
  const told = toldChanges();
  fakeLoader({});
  travel('/gone');
  expect(told).toEqual([true]);
  await settled();
  expect(told).toEqual([true, false]);
});

test('returning to the page that is shown ends the route change', () => {
  fakeLoader({ '/': {} });
  travel('/slow');
  const told = toldChanges();
  travel('/');
  expect(told).toEqual([false]);
});

test.each(['/docs/elsewhere', '/?area=docs'])(
  'a page that loads after the reader has gone back to %s is not shown',
  async (address) => {
    const loader = fakeLoader({ '/': {}, '/docs/elsewhere': {} });
    let arrive: (page: object) => void = () => undefined;
    loader.loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const slow = goTo(new URL('http://localhost/slow'));
    travel(address);
    arrive({});
    await slow;
    expect(window.___navigate).not.toHaveBeenCalled();
  },
);

test('back to a place that cannot be read leads to its page', () => {
  fakeLoader({ '/docs': {} });
  travel('/docs?a=1#%E0%A4%A');

  expect(window.location.href).toBe('http://localhost/docs?a=1');
});
