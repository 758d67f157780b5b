import type * as lastVisit from '../../src/changelog/lastVisit';

const MINUTE = 60_000;

/** What a freshly loaded page makes of the visits before it. */
function load(): typeof lastVisit {
  jest.resetModules();
  return jest.requireActual<typeof lastVisit>('../../src/changelog/lastVisit');
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2025-01-01') });
});
afterEach(() => jest.useRealTimers());

const later = (minutes: number) => jest.setSystemTime(Date.now() + minutes * MINUTE);

test('at the first visit nothing is known', () => {
  const first = load();

  expect(first.newestBefore()).toBeNull();
  first.rememberVisit('/changelog/a');
  expect(first.newestBefore()).toBeNull();
});

test('the next visit knows the newest entry of the one before', () => {
  load().rememberVisit('/changelog/a');
  later(60);

  const next = load();
  next.rememberVisit('/changelog/b');
  expect(next.newestBefore()).toBe('/changelog/a');
});

test('a reload within half an hour is the same visit', () => {
  load().rememberVisit('/changelog/a');
  later(60);
  load().rememberVisit('/changelog/b');
  later(20);

  expect(load().newestBefore()).toBe('/changelog/a');
});

test.each([
  'nonsense',
  '{}',
  'null',
  `{"newest":"/changelog/a","at":${Date.parse('2025-01-01')}}`,
  `{"before":1,"newest":"/changelog/a","at":${Date.parse('2025-01-01')}}`,
])('what others have written there is not read: %s', (value) => {
  localStorage.setItem('changelog-visit', value);

  expect(load().newestBefore()).toBeNull();
});

test('without storage nothing is known, and nothing breaks', () => {
  const visit = load();
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);

  visit.rememberVisit('/changelog/a');
  expect(visit.newestBefore()).toBeNull();
  storage.mockRestore();
});
