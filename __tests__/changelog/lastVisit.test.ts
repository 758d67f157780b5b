import type * as lastVisit from '../../src/changelog/lastVisit';

const MINUTE = 60_000;

/** The module as a freshly loaded page sees it, with the visits before. */
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

test('on the first visit there is no previous entry', () => {
  const first = load();

  expect(first.newestBefore()).toBeNull();
  first.rememberVisit('/changelog/a');
  expect(first.newestBefore()).toBeNull();
});

test('the next visit, half an hour later, knows the newest entry of the previous one', () => {
  load().rememberVisit('/changelog/a');
  later(30);

  const next = load();
  next.rememberVisit('/changelog/b');
  expect(next.newestBefore()).toBe('/changelog/a');
});

test('a reload just before that is the same visit', () => {
  load().rememberVisit('/changelog/a');
  later(60);
  load().rememberVisit('/changelog/b');
  later(29.99);

  expect(load().newestBefore()).toBe('/changelog/a');
});

test.each([
  'nonsense',
  '{}',
  'null',
  `{"newest":"/changelog/a","at":${Date.parse('2025-01-01')}}`,
  '{"before":null,"newest":1,"at":0}',
  '{"before":null,"newest":"/changelog/a","at":"today"}',
  `{"before":1,"newest":"/changelog/a","at":${Date.parse('2025-01-01')}}`,
])('an invalid stored value is ignored: %s', (value) => {
  localStorage.setItem('changelog-visit', value);

  expect(load().newestBefore()).toBeNull();
});

test('without storage there is no previous entry, and no error', () => {
  const visit = load();
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);

  visit.rememberVisit('/changelog/a');
  expect(visit.newestBefore()).toBeNull();
  storage.mockRestore();
});
