import { failed } from '../../../src/app/navigation/failed';
import { followLinks } from '../../../src/app/navigation/followLinks';
import { routeChange } from '../../../src/data/routeChange';
import { fakeLoader } from '../../support/loader';

jest.mock('../../../src/app/navigation/failed');

const settled = () => new Promise((resolve) => setTimeout(resolve));
const connection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeAll(followLinks);
beforeEach(() => {
  connection({ effectiveType: '4g' });
  jest.mocked(failed).mockClear();
  document.body.innerHTML = '<a href="/docs">Docs</a><a href="https://hex.tech">Hex</a>';
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
  'on a line with %j nothing is loaded before it is asked for',
  (line) => {
    connection(line);
    const loader = fakeLoader({ '/docs': {} });
    link().dispatchEvent(new Event('pointerover', { bubbles: true }));
    link().dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(loader.loadPage).not.toHaveBeenCalled();
  },
);

test('going back to a page that cannot be loaded opens it anew', async () => {
  fakeLoader({});
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settled();
  expect(failed).toHaveBeenCalledWith(new URL('http://localhost/'), expect.any(Error));
});

test('a way back that takes its time is told, and its end when it fails', async () => {
  const told: boolean[] = [];
  const stop = routeChange.subscribe((underWay) => told.push(underWay));
  fakeLoader({});
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toEqual([true]);
  await settled();
  expect(told).toEqual([true, false]);
  stop();
});

test('going back to a page that failed before is kept from what would leave it blank', () => {
  const drawn = jest.fn();
  window.addEventListener('popstate', drawn);
  fakeLoader({ '/': { status: 'error' } });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(drawn).not.toHaveBeenCalled();
  fakeLoader({ '/': {} });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(drawn).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', drawn);
});
