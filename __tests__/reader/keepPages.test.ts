import { routeChange } from '../../src/data/routeChange';
import { keepPages } from '../../src/reader/keepPages';

const worker = { postMessage: jest.fn() };
const container = Object.assign(new EventTarget(), {
  controller: null as typeof worker | null,
  register: jest.fn(() => Promise.resolve()),
});
const { NODE_ENV } = process.env;
const setMode = (mode: string | undefined) => Object.assign(process.env, { NODE_ENV: mode });
const asked = () =>
  worker.postMessage.mock.calls.flatMap(
    ([message]) => (message as { payload: { urlsToCache: string[] } }).payload.urlsToCache,
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  setMode('production');
  container.controller = worker;
  Object.assign(performance, {
    getEntriesByType: () => [
      { name: 'http://localhost/app-1.js' },
      { name: 'https://elsewhere.example.com/x.js' },
    ],
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  setMode(NODE_ENV);
  jest.useRealTimers();
});

test('the worker is fetched bypassing the HTTP cache', () => {
  keepPages();

  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('nothing is kept in development or without service workers', () => {
  setMode('development');
  keepPages();
  setMode('production');
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  keepPages();

  expect(container.register).not.toHaveBeenCalled();
});

test('the first worker keeps the page and what it has loaded from the site', () => {
  container.controller = null;
  keepPages();
  expect(asked()).toEqual([]);
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));

  expect(asked()).toEqual(['http://localhost/', 'http://localhost/app-1.js']);
});

test('a page that the reader stays on is kept, one passed through is not', () => {
  keepPages();
  worker.postMessage.mockClear();
  window.history.pushState(null, '', '/docs/passed');
  routeChange.end();
  jest.advanceTimersByTime(1000);
  routeChange.start();
  window.history.pushState(null, '', '/docs/read#part');
  routeChange.end();
  jest.advanceTimersByTime(5000);

  expect(new Set(asked())).toEqual(
    new Set(['http://localhost/docs/read', 'http://localhost/page-data/docs/read/page-data.json']),
  );
});

test('a jump within a page does not keep it again, but a return to it does', () => {
  const read = (address: string) => {
    worker.postMessage.mockClear();
    window.history.pushState(null, '', address);
    routeChange.end();
    jest.advanceTimersByTime(5000);
    return asked().length > 0;
  };
  // Listeners from earlier tests see this page, too.
  read('/docs/first');
  keepPages();
  expect(read('/docs/first#part')).toBe(false);
  expect(read('/docs/second')).toBe(true);
  expect(read('/docs/second#part')).toBe(false);
  expect(read('/docs/first')).toBe(true);
});

test('a failed registration is ignored', async () => {
  const refused = Promise.reject(new Error('SecurityError'));
  const caught = jest.spyOn(refused, 'catch');
  container.register.mockReturnValueOnce(refused);
  keepPages();

  expect(caught).toHaveBeenCalledWith(expect.any(Function));
  await expect(refused).rejects.toThrow('SecurityError');
});

test('a newer worker does not keep again what the page has loaded', () => {
  container.controller = null;
  keepPages();
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  worker.postMessage.mockClear();
  container.dispatchEvent(new Event('controllerchange'));

  expect(asked()).toEqual([]);
});
