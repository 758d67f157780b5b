import { act, renderHook } from '@testing-library/react';
import * as react from 'react';
import { dueModes, frameWith, refuse, type Settings, systemPrefers } from '../support/colorModes';

const mark = () => document.documentElement.dataset.theme;

/** Uses the hook on a page of a site with these settings. */
async function colorMode(settings: Settings = {}) {
  jest.resetModules();
  jest.doMock('site-frame', () => ({ __esModule: true, default: frameWith(settings) }));
  // The tests and the hook must share one copy of React.
  jest.doMock('react', () => react);
  const { useColorMode } = await import('../../src/layout/useColorMode');
  const asks = () => {
    const { result, unmount } = renderHook(useColorMode);
    return {
      unmount,
      mode: () => result.current[0],
      choose: (mode: 'light' | 'dark') => act(() => result.current[1](mode)),
    };
  };
  return { ...asks(), asks };
}

/** Another tab of the browser stores a value under a key, or removes it. */
function storedElsewhere(key: string, value: string | null, area = localStorage) {
  if (value === null) area.removeItem(key);
  else area.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

/** Another tab of the browser clears the storage. */
function clearedElsewhere() {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  systemPrefers(false);
  document.documentElement.dataset.theme = 'light';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(['light', 'dark'] as const)('the mode of a page marked with it is %s', async (mode) => {
  document.documentElement.dataset.theme = mode;

  expect((await colorMode()).mode()).toBe(mode);
});

test('a page without a mark is light', async () => {
  delete document.documentElement.dataset.theme;

  expect((await colorMode()).mode()).toBe('light');
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'a choice changes the page and is stored in %s for the next visit',
  async (storage) => {
    const { mode, choose } = await colorMode({ storage });
    choose('dark');
    expect([mode(), mark(), window[storage].getItem('theme')]).toEqual(['dark', 'dark', 'dark']);

    choose('light');
    expect([mode(), mark(), window[storage].getItem('theme')]).toEqual(['light', 'light', 'light']);
  },
);

test('a choice reaches all users of the hook on a page', async () => {
  const one = await colorMode();
  const other = one.asks();
  one.choose('dark');

  expect(other.mode()).toBe('dark');
});

// The cases are shared with the script in the head: the mode it sets on a new page is the hook's fallback on an open
// one.
test.each(dueModes)(
  'with %j, %j stored and a dark system: %s, the mode is %s',
  async (settings, kept, dark, due) => {
    systemPrefers(dark);
    document.documentElement.dataset.theme = due === 'dark' ? 'light' : 'dark';
    const { mode } = await colorMode(settings);
    storedElsewhere('theme', kept, window[settings.storage ?? 'localStorage']);

    expect([mode(), mark()]).toEqual([due, due]);
  },
);

test.each([
  ['the default mode', { defaultMode: 'dark' as const }, 'dark'],
  ["the system's preference", { respectPrefersColorScheme: true }, 'dark'],
  ['the default mode', {}, 'light'],
])('clearing the storage falls back to %s', async (_what, settings, due) => {
  systemPrefers(true);
  const { mode, choose } = await colorMode(settings);
  choose(due === 'dark' ? 'light' : 'dark');
  clearedElsewhere();

  expect([mode(), mark()]).toEqual([due, due]);
});

test('values stored by another tab under other keys change nothing', async () => {
  localStorage.setItem('theme', 'dark');
  const { mode } = await colorMode();
  storedElsewhere('tab-language', 'dark');

  expect([mode(), mark()]).toEqual(['light', 'light']);
});

test('a page restored from the back/forward cache shows a choice made elsewhere, or else its own', async () => {
  const { mode, choose } = await colorMode();
  const away = (meanwhile: () => void) => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    meanwhile();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  };
  away(() => localStorage.setItem('theme', 'dark'));
  expect([mode(), mark()]).toEqual(['dark', 'dark']);

  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  choose('light');
  away(() => undefined);
  expect([mode(), mark()]).toEqual(['light', 'light']);
});

test('another tab is followed as long as the hook is in use', async () => {
  const one = await colorMode();
  const other = one.asks();
  one.unmount();
  storedElsewhere('theme', 'dark');
  expect([other.mode(), mark()]).toEqual(['dark', 'dark']);

  other.unmount();
  storedElsewhere('theme', 'light');
  expect(mark()).toBe('dark');
});

describe('where the system decides until the reader chooses', () => {
  const settings = { respectPrefersColorScheme: true };

  test('a change of the system setting is followed immediately', async () => {
    const change = systemPrefers(false);
    const { mode, unmount } = await colorMode(settings);
    act(() => change(true));
    expect([mode(), mark()]).toEqual(['dark', 'dark']);

    act(() => change(false));
    expect([mode(), mark()]).toEqual(['light', 'light']);

    unmount();
    change(true);
    expect(mark()).toBe('light');
  });

  test("the reader's choice overrides the system", async () => {
    const change = systemPrefers(true);
    const { mode, choose } = await colorMode(settings);
    choose('light');
    act(() => change(false));
    act(() => change(true));

    expect([mode(), mark()]).toEqual(['light', 'light']);
  });

  test.each(['setItem', 'getItem'] as const)(
    'a choice that cannot be stored because %s throws lasts until the page is closed',
    async (method) => {
      const change = systemPrefers(false);
      const { mode, choose } = await colorMode(settings);
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
      choose('dark');
      act(() => change(false));

      expect([mode(), mark()]).toEqual(['dark', 'dark']);
    },
  );

  test('a choice in another tab replaces one that could not be stored', async () => {
    const { mode, choose } = await colorMode(settings);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    choose('dark');
    full.mockRestore();
    storedElsewhere('theme', 'light');

    expect([mode(), mark()]).toEqual(['light', 'light']);
  });
});

test('where the owner decides, the system setting is ignored', async () => {
  const change = systemPrefers(false);
  const { mode } = await colorMode();
  act(() => change(true));

  expect([mode(), mark()]).toEqual(['light', 'light']);
});

test.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem')],
  ['cannot be reached', () => jest.spyOn(window, 'localStorage', 'get')],
])('the mode still changes if storage %s, with one warning', async (_how, spy) => {
  const { mode, choose } = await colorMode();
  spy().mockImplementation(refuse);
  choose('dark');
  choose('light');
  choose('dark');

  expect([mode(), mark()]).toEqual(['dark', 'dark']);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
