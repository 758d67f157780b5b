import frame from '../support/siteFrame';

let warnings: jest.SpiedFunction<typeof console.warn>;

/** Storage as a freshly loaded page sees it. */
async function storageOf(storage: 'localStorage' | 'sessionStorage' = 'localStorage') {
  jest.resetModules();
  jest.doMock('site-frame', () => ({ __esModule: true, default: { ...frame, storage } }));
  return import('../../src/data/storage');
}

const warned = () => warnings.mock.calls.map(([text]) => String(text));
const sentence = (reason: string) =>
  `The browser's storage is unavailable (${reason}), so choices such as the color mode last only until the page is closed.`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function throwing(spy: jest.SpyInstance, name: string, message: string) {
  spy.mockImplementation(() => {
    throw new DOMException(message, name);
  });
}

test.each(['localStorage', 'sessionStorage'] as const)(
  'a value is stored in the %s that the owner chose and can be read until it is removed',
  async (type) => {
    const { readStored, writeStored, removeStored } = await storageOf(type);
    expect(writeStored('theme', 'dark')).toBe(true);
    expect(readStored('theme')).toBe('dark');
    expect([localStorage.length, sessionStorage.length]).toEqual(
      type === 'localStorage' ? [1, 0] : [0, 1],
    );

    removeStored('theme');
    expect(readStored('theme')).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  },
);

test('a key that was never written is null and causes no warning', async () => {
  const { readStored } = await storageOf();

  expect(readStored('theme')).toBeNull();
  expect(warned()).toEqual([]);
});

test('storage that throws on access keeps values until the page is closed, and is warned about once', async () => {
  const { readStored, writeStored, removeStored } = await storageOf();
  throwing(jest.spyOn(window, 'localStorage', 'get'), 'SecurityError', 'access is denied');

  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(readStored('theme')).toBe('dark');
  removeStored('theme');
  expect(readStored('theme')).toBeNull();
  expect(warned()).toEqual([sentence('SecurityError: access is denied')]);
});

test('a browser without storage is treated like one that denies access', async () => {
  const { readStored } = await storageOf();
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);

  expect(readStored('theme')).toBeNull();
  expect(warned()).toEqual([expect.stringContaining('(TypeError: ')]);
});

test('storage that cannot be read reads as empty', async () => {
  localStorage.setItem('theme', 'dark');
  throwing(jest.spyOn(Storage.prototype, 'getItem'), 'SecurityError', 'reading is denied');
  const { readStored } = await storageOf();

  expect(readStored('theme')).toBeNull();
  expect(readStored('theme')).toBeNull();
  expect(warned()).toEqual([sentence('SecurityError: reading is denied')]);
});

test('storage that is full can still be read; what it refuses lasts until the page is closed', async () => {
  localStorage.setItem('theme', 'light');
  const full = jest.spyOn(Storage.prototype, 'setItem');
  throwing(full, 'QuotaExceededError', 'the quota is used up');
  const { readStored, writeStored } = await storageOf();
  expect(readStored('theme')).toBe('light');

  expect(writeStored('theme', 'dark')).toBe(false);
  expect(writeStored('tab-language', 'SQL')).toBe(false);
  expect([readStored('theme'), readStored('tab-language')]).toEqual(['dark', 'SQL']);
  expect((await storageOf()).readStored('theme')).toBe('light');
  expect(warned()).toEqual([sentence('QuotaExceededError: the quota is used up')]);

  full.mockRestore();
  expect(writeStored('theme', 'light')).toBe(true);
  expect(readStored('theme')).toBe('light');
});

test.each(['theme', null])(
  'a value stored in another tab (key %s) replaces a refused one',
  async (key) => {
    const full = jest.spyOn(Storage.prototype, 'setItem');
    throwing(full, 'QuotaExceededError', 'the quota is used up');
    const { readStored, writeStored, followStored } = await storageOf();
    const seen: (string | null)[] = [];
    followStored('theme', () => seen.push(readStored('theme')));
    writeStored('theme', 'dark');
    full.mockRestore();
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tab-language' }));
    expect(readStored('theme')).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key }));

    expect(seen).toEqual(['light']);
  },
);

describe('a page restored from the back/forward cache', () => {
  const move = (type: 'pagehide' | 'pageshow', persisted = true) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

  async function followed() {
    const { followStored } = await storageOf();
    const onChange = jest.fn();
    return { onChange, leave: followStored('theme', onChange) };
  }

  test('is told of values that have changed, and of nothing else', async () => {
    const { onChange, leave } = await followed();
    move('pageshow', false);
    move('pagehide');
    localStorage.setItem('tab-language', 'R');
    move('pageshow');
    expect(onChange).not.toHaveBeenCalled();

    move('pagehide');
    localStorage.setItem('theme', 'dark');
    move('pageshow');
    expect(onChange).toHaveBeenCalledTimes(1);

    move('pagehide');
    localStorage.clear();
    move('pageshow');
    expect(onChange).toHaveBeenCalledTimes(2);

    leave();
    move('pagehide');
    localStorage.setItem('theme', 'light');
    move('pageshow');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('keeps what it shows if there is no storage', async () => {
    throwing(jest.spyOn(Storage.prototype, 'getItem'), 'SecurityError', 'reading is denied');
    const { onChange } = await followed();
    move('pagehide');
    move('pageshow');

    expect(onChange).not.toHaveBeenCalled();
  });
});

test('the next page load warns again', async () => {
  throwing(jest.spyOn(Storage.prototype, 'getItem'), 'SecurityError', 'reading is denied');
  (await storageOf()).readStored('theme');
  (await storageOf()).readStored('theme');

  expect(warned()).toHaveLength(2);
});
