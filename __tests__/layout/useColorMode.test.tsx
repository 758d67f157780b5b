import { act, renderHook } from '@testing-library/react';
import * as react from 'react';
import { dueModes, frameWith, refuse, type Settings, systemPrefers } from '../support/colorModes';

const mark = () => document.documentElement.dataset.theme;

/** Somebody on a page asks for the mode, on a site with these settings. */
async function colorMode(settings: Settings = {}) {
  jest.resetModules();
  jest.doMock('site-frame', () => ({ __esModule: true, default: frameWith(settings) }));
  // The tests and the hook must share one React.
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

/** Another tab of the browser forgets everything. */
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

test.each(['light', 'dark'] as const)(
  'the mode that the page was marked with is %s',
  async (mode) => {
    document.documentElement.dataset.theme = mode;

    expect((await colorMode()).mode()).toBe(mode);
  },
);

test('a page without a mark is light', async () => {
  delete document.documentElement.dataset.theme;

  expect((await colorMode()).mode()).toBe('light');
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'a choice changes the page and is kept in %s for the next visit',
  async (storage) => {
    const { mode, choose } = await colorMode({ storage });
    choose('dark');
    expect([mode(), mark(), window[storage].getItem('theme')]).toEqual(['dark', 'dark', 'dark']);

    choose('light');
    expect([mode(), mark(), window[storage].getItem('theme')]).toEqual(['light', 'light', 'light']);
  },
);

test('all who ask for the mode on a page hear of a choice', async () => {
  const one = await colorMode();
  const other = one.asks();
  one.choose('dark');

  expect(other.mode()).toBe('dark');
});

// The table of the script in the head: what it sets on a new page, the hook falls back to on an open one.
test.each(dueModes)(
  'with %j, %j kept and a dark system: %s, the mode is %s',
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
  ['what the system prefers', { respectPrefersColorScheme: true }, 'dark'],
  ['the default mode', {}, 'light'],
])('a choice that is cleared with all else falls back to %s', async (_what, settings, due) => {
  systemPrefers(true);
  const { mode, choose } = await colorMode(settings);
  choose(due === 'dark' ? 'light' : 'dark');
  clearedElsewhere();

  expect([mode(), mark()]).toEqual([due, due]);
});

test('what another tab stores under other keys changes nothing', async () => {
  localStorage.setItem('theme', 'dark');
  const { mode } = await colorMode();
  storedElsewhere('tab-language', 'dark');

  expect([mode(), mark()]).toEqual(['light', 'light']);
});

test('a page that the browser kept shows on its return what was chosen elsewhere, else what it showed', async () => {
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

test('another tab is followed for as long as one asks for the mode', async () => {
  const one = await colorMode();
  const other = one.asks();
  one.unmount();
  storedElsewhere('theme', 'dark');
  expect([other.mode(), mark()]).toEqual(['dark', 'dark']);

  other.unmount();
  storedElsewhere('theme', 'light');
  expect(mark()).toBe('dark');
});

describe('where the system decides until the reader does', () => {
  const settings = { respectPrefersColorScheme: true };

  test('a system that changes its mind is followed at once', async () => {
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

  test("the reader's choice stands against the system", async () => {
    const change = systemPrefers(true);
    const { mode, choose } = await colorMode(settings);
    choose('light');
    act(() => change(false));
    act(() => change(true));

    expect([mode(), mark()]).toEqual(['light', 'light']);
  });

  test.each(['setItem', 'getItem'] as const)(
    'a choice that cannot be kept, because %s throws, holds as long as the page',
    async (method) => {
      const change = systemPrefers(false);
      const { mode, choose } = await colorMode(settings);
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
      choose('dark');
      act(() => change(false));

      expect([mode(), mark()]).toEqual(['dark', 'dark']);
    },
  );

  test('a choice of another tab takes the place of one that could not be kept', async () => {
    const { mode, choose } = await colorMode(settings);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    choose('dark');
    full.mockRestore();
    storedElsewhere('theme', 'light');

    expect([mode(), mark()]).toEqual(['light', 'light']);
  });
});

test('where the owner decides the system is not asked', async () => {
  const change = systemPrefers(false);
  const { mode } = await colorMode();
  act(() => change(true));

  expect([mode(), mark()]).toEqual(['light', 'light']);
});

test.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem')],
  ['cannot be reached', () => jest.spyOn(window, 'localStorage', 'get')],
])('the mode changes where storage %s, and the reader is warned once', async (_how, spy) => {
  const { mode, choose } = await colorMode();
  spy().mockImplementation(refuse);
  choose('dark');
  choose('light');
  choose('dark');

  expect([mode(), mark()]).toEqual(['dark', 'dark']);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
