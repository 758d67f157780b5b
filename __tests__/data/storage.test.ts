import frame from '../support/siteFrame';

let warnings: jest.SpiedFunction<typeof console.warn>;

/** Storage as a page that has just been loaded sees it. */
async function storageOf(storage: 'localStorage' | 'sessionStorage' = 'localStorage') {
  jest.resetModules();
  jest.doMock('site-frame', () => ({ __esModule: true, default: { ...frame, storage } }));
  return import('../../src/data/storage');
}

const warned = () => warnings.mock.calls.map(([text]) => String(text));
const sentence = (reason: string) =>
  `The browser's storage cannot be used (${reason}), so that choices such as the colour mode are forgotten with the page.`;

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
  'what was written is kept in the %s that the owner chose, and read again, until it is removed',
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

test('what was never written is null, and no reason to warn', async () => {
  const { readStored } = await storageOf();

  expect(readStored('theme')).toBeNull();
  expect(warned()).toEqual([]);
});

test('storage that cannot even be looked at holds nothing, stops nobody, and is told of once', async () => {
  const { readStored, writeStored, removeStored } = await storageOf();
  throwing(jest.spyOn(window, 'localStorage', 'get'), 'SecurityError', 'access is denied');

  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(() => removeStored('theme')).not.toThrow();
  expect(warned()).toEqual([sentence('SecurityError: access is denied')]);
});

test('a browser without storage is treated like one that refuses', async () => {
  const { readStored } = await storageOf();
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);

  expect(readStored('theme')).toBeNull();
  expect(warned()).toEqual([expect.stringContaining('(TypeError: ')]);
});

test('storage that refuses to be read holds nothing', async () => {
  localStorage.setItem('theme', 'dark');
  throwing(jest.spyOn(Storage.prototype, 'getItem'), 'SecurityError', 'reading is denied');
  const { readStored } = await storageOf();

  expect(readStored('theme')).toBeNull();
  expect(readStored('theme')).toBeNull();
  expect(warned()).toEqual([sentence('SecurityError: reading is denied')]);
});

test('storage that is full still tells what it holds', async () => {
  localStorage.setItem('theme', 'light');
  throwing(jest.spyOn(Storage.prototype, 'setItem'), 'QuotaExceededError', 'the quota is used up');
  const { readStored, writeStored } = await storageOf();

  expect(writeStored('theme', 'dark')).toBe(false);
  expect(writeStored('tab-language', 'SQL')).toBe(false);
  expect(readStored('theme')).toBe('light');
  expect(warned()).toEqual([sentence('QuotaExceededError: the quota is used up')]);
});

describe('a page that the browser kept while the reader was elsewhere', () => {
  const move = (type: 'pagehide' | 'pageshow', persisted = true) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

  async function followed() {
    const { followStored } = await storageOf();
    const onChange = jest.fn();
    return { onChange, leave: followStored('theme', onChange) };
  }

  test('hears on its return of what has changed, and of nothing else', async () => {
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

  test('keeps what it shows where there is no storage', async () => {
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
