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

test('the worker is fetched past every cache', () => {
  keepPages();

  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('while authors work, and where there are no workers, nothing is kept', () => {
  setMode('development');
  keepPages();
  setMode('production');
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  keepPages();

  expect(container.register).not.toHaveBeenCalled();
});

test('with the first worker, the page and what it has loaded from the site are kept', () => {
  container.controller = null;
  keepPages();
  expect(asked()).toEqual([]);
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));

  expect(asked()).toEqual(['http://localhost/', 'http://localhost/app-1.js']);
});

test('a page that the reader stays on is kept, one that is passed is not', () => {
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

test('a jump within a page asks for it no second time, a return to it does', () => {
  const read = (address: string) => {
    worker.postMessage.mockClear();
    window.history.pushState(null, '', address);
    routeChange.end();
    jest.advanceTimersByTime(5000);
    return asked().length > 0;
  };
  // Whoever listens since an earlier test has come here, too.
  read('/docs/first');
  keepPages();
  expect(read('/docs/first#part')).toBe(false);
  expect(read('/docs/second')).toBe(true);
  expect(read('/docs/second#part')).toBe(false);
  expect(read('/docs/first')).toBe(true);
});

test('a worker that is refused is not missed', async () => {
  const refused = Promise.reject(new Error('SecurityError'));
  const caught = jest.spyOn(refused, 'catch');
  container.register.mockReturnValueOnce(refused);
  keepPages();

  expect(caught).toHaveBeenCalledWith(expect.any(Function));
  await expect(refused).rejects.toThrow('SecurityError');
});
