import type { SiteConfig } from '../../src/model/siteConfig';

const namesBefore = Object.keys(window);
const byDefault: SiteConfig['colorMode'] = {
  defaultMode: 'light',
  respectPrefersColorScheme: false,
};

/** The scripts of a site with these settings. */
async function scripts(settings: Partial<SiteConfig['colorMode']> = {}) {
  jest.resetModules();
  jest.doMock('../../site.config', () => ({
    siteConfig: { colorMode: { ...byDefault, ...settings } },
  }));
  return import('../../src/app/headScript');
}

/** Runs a script as the head of a page does. */
function runInHead(text: string) {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

const run = async (settings?: Partial<SiteConfig['colorMode']>) =>
  runInHead((await scripts(settings)).colorModeScript);

const mark = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.js;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

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
  const { colorModeScript } = await scripts();
  spy().mockImplementation(refuse);
  runInHead(colorModeScript);

  expect(mark()).toBe('light');
  expect(document.documentElement).toHaveAttribute('data-js', '');
});

test('the page is marked as one where scripts run, and nothing else is left behind', async () => {
  await run();

  expect(document.documentElement).toHaveAttribute('data-js', '');
  expect(Object.keys(window)).toEqual(namesBefore);
});

function lineIs(connection?: { rtt: number }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Runs the other script on a line of this kind, and tells what it asks for. */
async function preloads(connection?: { rtt: number }) {
  lineIs(connection);
  document.head.replaceChildren();
  runInHead((await scripts()).fontScript);
  return document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
}

test.each([
  ['the browser tells nothing of the line', undefined],
  ['the line is quick', { rtt: 125 }],
])('the font is asked for early when %s', async (_when, connection) => {
  const links = [...(await preloads(connection))];

  expect(
    links.map((link) => [link.as, link.type, link.crossOrigin, link.getAttribute('href')]),
  ).toEqual([['font', 'font/woff2', '', '/font.woff2']]);
});

test('on a slow line the font does not hold back the page', async () => {
  expect(await preloads({ rtt: 126 })).toHaveLength(0);
});

test('both scripts can stand in one element', async () => {
  const { colorModeScript, fontScript } = await scripts();
  lineIs(undefined);
  document.head.replaceChildren();
  runInHead(colorModeScript + fontScript);

  expect(mark()).toBe('light');
  expect(document.head.querySelector('link[type="font/woff2"]')).toBeInTheDocument();
});
