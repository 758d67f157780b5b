import { act, renderHook } from '@testing-library/react';
import { useColorMode } from '../../src/layout/useColorMode';

function colorMode() {
  const { result, unmount } = renderHook(useColorMode);
  return {
    unmount,
    mode: () => result.current[0],
    choose: (mode: 'light' | 'dark') => act(() => result.current[1](mode)),
  };
}

/** What another tab of the browser has just stored. */
function storedElsewhere(key: string, newValue: string | null) {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

const mark = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'light';
});
afterEach(() => jest.restoreAllMocks());

test.each(['light', 'dark'] as const)('the mode that the page was marked with is %s', (mode) => {
  document.documentElement.dataset.theme = mode;

  expect(colorMode().mode()).toBe(mode);
});

test('a page without a mark is light', () => {
  delete document.documentElement.dataset.theme;

  expect(colorMode().mode()).toBe('light');
});

test('a choice changes the page and is kept for the next visit', () => {
  const { mode, choose } = colorMode();
  choose('dark');

  expect([mode(), mark(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);

  choose('light');
  expect([mode(), mark(), localStorage.getItem('theme')]).toEqual(['light', 'light', 'light']);
});

test('all who ask for the mode on a page hear of a choice', () => {
  const [one, other] = [colorMode(), colorMode()];
  one.choose('dark');

  expect(other.mode()).toBe('dark');
});

test.each([
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['dark', null, 'light'],
  ['dark', 'purple', 'light'],
])('from %s, another tab that stored %j makes the page %s', (before, stored, after) => {
  document.documentElement.dataset.theme = before;
  const { mode } = colorMode();
  storedElsewhere('theme', stored);

  expect([mode(), mark()]).toEqual([after, after]);
});

test('what another tab stores under other keys changes nothing', () => {
  const { mode } = colorMode();
  storedElsewhere('tab-language', 'dark');

  expect([mode(), mark()]).toEqual(['light', 'light']);
});

test('nobody listens to other tabs when nobody asks for the mode', () => {
  colorMode().unmount();
  storedElsewhere('theme', 'dark');

  expect(mark()).toBe('light');
});

test('the mode changes where storage throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('storage is full', 'QuotaExceededError');
  });
  const { mode, choose } = colorMode();
  choose('dark');

  expect([mode(), mark()]).toEqual(['dark', 'dark']);
});
