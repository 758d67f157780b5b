import { act, renderHook } from '@testing-library/react';
import { useAddressQuery } from '../../../src/search/page/useAddressQuery';

const PAUSE = 300;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.pushState({ key: 'first' }, '', '/search');
});
afterEach(() => jest.useRealTimers());

const here = () => window.location.pathname + window.location.search + window.location.hash;
const pause = () => act(() => jest.advanceTimersByTime(PAUSE));

/** The page at an address. */
function open(address = '/search', key = 'first') {
  window.history.replaceState({ key }, '', address);
  const { result, rerender, unmount } = renderHook(({ location }) => useAddressQuery(location), {
    initialProps: { location: {} },
  });
  return {
    get query() {
      return result.current.query;
    },
    get typed() {
      return result.current.typed;
    },
    type: (text: string) => act(() => result.current.type(text)),
    submit: (text: string) => act(() => result.current.submit(text)),
    settle: () => act(() => result.current.settle()),
    /** Navigates within the page through the router, as a click on a link does. */
    follow(to: string) {
      window.history.pushState({}, '', to);
      rerender({ location: {} });
    },
    unmount,
  };
}

/** Goes back or forward, which takes jsdom a moment. */
async function go(steps: number) {
  jest.useRealTimers();
  await act(async () => {
    const arrived = new Promise((done) =>
      window.addEventListener('popstate', done, { once: true }),
    );
    window.history.go(steps);
    await arrived;
  });
  jest.useFakeTimers();
}

test('the query in the address is searched for', () => {
  const page = open('/search?q=+time+zones&from=mail');

  expect([page.query, page.typed]).toEqual(['time zones', 'time zones']);
});

test('typed text is searched for immediately, and the address follows after a pause', () => {
  const page = open('/search?from=mail#top');
  const entries = window.history.length;
  for (const text of ['s', 'sq', 'sql ']) {
    page.type(text);
    act(() => jest.advanceTimersByTime(PAUSE - 1));
  }

  expect([page.query, page.typed, here()]).toEqual(['sql', 'sql ', '/search?from=mail#top']);
  pause();
  expect(here()).toBe('/search?from=mail&q=sql#top');
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ key: 'first' });
});

test('the address follows immediately when the reader leaves the field', () => {
  const page = open();
  page.type('sql');
  page.settle();

  expect(here()).toBe('/search?q=sql');
});

test('a submitted query gets its own history entry, and Back restores the previous one', async () => {
  const page = open('/search?q=roles&from=mail');
  const entries = window.history.length;
  page.type('seats');
  pause();
  page.submit('seats');
  expect([page.query, here()]).toEqual(['seats', '/search?q=seats&from=mail']);
  expect(window.history.length).toBe(entries + 1);
  expect(window.history.state).not.toEqual({ key: 'first' });

  await go(-1);
  expect([page.query, page.typed, here()]).toEqual(['roles', 'roles', '/search?q=roles&from=mail']);
  expect(window.history.state).toEqual({ key: 'first' });
  await go(1);
  expect(page.query).toBe('seats');
});

test('submitting the same query again adds no entry', () => {
  const page = open('/search?q=sql');
  const entries = window.history.length;
  page.submit('sql');
  page.submit(' sql ');

  expect(window.history.length).toBe(entries);
  expect(here()).toBe('/search?q=sql');
});

test('an empty field removes the query from the address', () => {
  const page = open('/search?q=sql&from=mail');
  page.submit('');

  expect([page.query, here()]).toEqual(['', '/search?from=mail']);
});

test('a pending change is dropped when navigating to another query', async () => {
  const page = open();
  page.submit('roles');
  page.type('seats');
  await go(-1);
  pause();

  expect([page.query, here()]).toEqual(['', '/search']);
});

test('a link to another query on the page takes effect, and typing continues from there', () => {
  const page = open('/search?q=roles');
  page.type('seats');
  page.follow('/search?q=sql');
  pause();
  expect([page.query, page.typed, here()]).toEqual(['sql', 'sql', '/search?q=sql']);

  page.type('sql cells');
  expect(page.query).toBe('sql cells');
});

test('a page no longer changes the address after the reader has left it', () => {
  const page = open();
  page.type('sql');
  page.unmount();
  window.history.pushState({}, '', '/docs');
  pause();

  expect(here()).toBe('/docs');
});

test('a query that is too long is cut, in the search and in the address', () => {
  const page = open();
  page.submit('a'.repeat(600));

  expect(page.query).toHaveLength(512);
  expect(here()).toBe(`/search?q=${'a'.repeat(512)}`);
});

test('the results stay while navigating to another page', async () => {
  window.history.replaceState({ key: 'other' }, '', '/docs');
  window.history.pushState({ key: 'search' }, '', '/search');
  const page = open('/search', 'search');
  page.type('sql');
  await go(-1);
  expect(here()).toBe('/docs');

  expect(page.query).toBe('sql');
});
