import type { SiteConfig } from '../../src/model/siteConfig';

const byDefault: SiteConfig['colorMode'] = { defaultMode: 'light', respectPrefersColorScheme: false };

/** Runs the script as the head of a page does, on a site with these settings. */
async function run(settings: Partial<SiteConfig['colorMode']> = {}) {
  jest.resetModules();
  jest.doMock('../../site.config', () => ({
    siteConfig: { colorMode: { ...byDefault, ...settings } },
  }));
  const script = document.createElement('script');
  script.textContent = (await import('../../src/app/colorModeScript')).colorModeScript;
  document.head.append(script);
}

const mark = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.js;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'light'],
  ['', 'light'],
  [null, 'light'],
])('with %j stored the page is %s', async (stored, mode) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  await run();

  expect(mark()).toBe(mode);
});

test('the default of the owner stands in for what is not stored', async () => {
  await run({ defaultMode: 'dark' });

  expect(mark()).toBe('dark');
});

test("a reader's choice goes before the default", async () => {
  localStorage.setItem('theme', 'light');
  await run({ defaultMode: 'dark' });

  expect(mark()).toBe('light');
});

test.each([
  [true, null, 'dark'],
  [false, null, 'light'],
  [true, 'light', 'light'],
  [false, 'dark', 'dark'],
])('where the system decides: dark %s and %j stored is %s', async (matches, stored, mode) => {
  window.matchMedia = (query) =>
    ({ matches: matches && query === '(prefers-color-scheme: dark)' }) as MediaQueryList;
  if (stored !== null) localStorage.setItem('theme', stored);
  await run({ respectPrefersColorScheme: true });

  expect(mark()).toBe(mode);
});

const refuse = () => {
  throw new DOMException('storage is switched off', 'SecurityError');
};

test.each([
  ['cannot be reached', () => jest.spyOn(window, 'localStorage', 'get')],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem')],
])('with storage that %s the page has the default mode and scripts run on', async (_how, spy) => {
  spy().mockImplementation(refuse);
  await run();

  expect(mark()).toBe('light');
  expect(document.documentElement).toHaveAttribute('data-js', '');
});

test('the page is marked as one where scripts run, and nothing else is left behind', async () => {
  const before = Object.keys(window);
  await run();

  expect(document.documentElement).toHaveAttribute('data-js', '');
  expect(Object.keys(window)).toEqual(before);
});
