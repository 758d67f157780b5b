import { gzipSync } from 'node:zlib';
import { screen } from '@testing-library/dom';
import type { SiteFrame } from '../../src/model/config/siteFrame';
import { dueModes, frameWith, refuse, type Settings, systemPrefers } from '../support/colorModes';

const namesBefore = Object.keys(window).sort();

/** The script of a site with these settings. */
async function scripts(settings: Settings = {}, more: Partial<SiteFrame> = {}) {
  jest.resetModules();
  jest.doMock('site-frame', () => ({
    __esModule: true,
    default: { ...frameWith(settings), ...more },
  }));
  return import('../../src/app/headScript');
}

/** Runs a script as the head of a page does. */
function runInHead(text: string) {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
}

const run = async (settings?: Settings) => runInHead((await scripts(settings)).headScript);

const mark = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.js;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

// The cases are shared with the hook, which falls back to the same mode on an open page.
test.each(dueModes)(
  'with %j, %j stored and a dark system: %s, the page is %s',
  async (settings, kept, dark, due) => {
    systemPrefers(dark);
    if (kept !== null) window[settings.storage ?? 'localStorage'].setItem('theme', kept);
    await run(settings);

    expect(mark()).toBe(due);
    expect(document.documentElement).toHaveAttribute('data-js', '');
  },
);

test('a mode in the storage that the owner did not choose is ignored', async () => {
  localStorage.setItem('theme', 'dark');
  await run({ storage: 'sessionStorage' });

  expect(mark()).toBe('light');
});

test.each([
  ['without a switch', { disableSwitch: true, respectPrefersColorScheme: true }, 'dark'],
  ['where the owner decides', { disableSwitch: true }, 'light'],
])('%s an open page is %s after the system switches to dark', async (_where, settings, mode) => {
  const change = systemPrefers(false);
  await run(settings);
  expect(mark()).toBe('light');

  change(true);
  expect(mark()).toBe(mode);
});

test.each([
  ['cannot be reached', () => jest.spyOn(window, 'localStorage', 'get')],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem')],
])('with storage that %s the page has the default mode and scripts go on', async (_how, spy) => {
  systemPrefers(true);
  const { headScript } = await scripts({ respectPrefersColorScheme: true });
  spy().mockImplementation(refuse);
  runInHead(headScript);

  expect(mark()).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-js', '');
});

test('the page is marked as running scripts, and no globals are left behind', async () => {
  await run();

  expect(document.documentElement).toHaveAttribute('data-js', '');
  expect(Object.keys(window).sort()).toEqual(namesBefore);
});

function lineIs(connection?: { rtt: number }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Runs the script on such a connection and returns the preload links it adds. */
async function preloads(connection?: { rtt: number }) {
  lineIs(connection);
  document.head.replaceChildren();
  runInHead((await scripts()).headScript);
  return document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
}

test.each([
  ['the browser says nothing about the connection', undefined],
  ['the connection is fast', { rtt: 125 }],
])('the font is preloaded when %s', async (_when, connection) => {
  const links = [...(await preloads(connection))];

  expect(
    links.map((link) => [link.as, link.type, link.crossOrigin, link.getAttribute('href')]),
  ).toEqual([['font', 'font/woff2', '', '/font.woff2']]);
});

test('on a slow connection the font is not preloaded', async () => {
  expect(await preloads({ rtt: 126 })).toHaveLength(0);
});

test.each([
  ['opened at its top', '', 'navigate', true],
  ['opened at a place', '#part', 'navigate', false],
  ['reloaded', '', 'reload', false],
  ['opened in a browser that does not say how', '', undefined, false],
])('a page that is %s is marked only if it opens at its top', async (_how, hash, type, marked) => {
  window.history.replaceState(null, '', `/docs${hash}`);
  const entries = type ? [{ type }] : [];
  Object.assign(performance, { getEntriesByType: () => entries });
  delete document.documentElement.dataset.top;
  await run();

  expect('top' in document.documentElement.dataset).toBe(marked);
});

const announcement = { id: 'spring', tree: ['Something is new.'], isCloseable: true };

test('all parts run as one script, which leaves no globals', async () => {
  const { headScript } = await scripts({}, { announcement });
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('announcement.id', 'spring');
  localStorage.setItem('announcement.dismiss', 'true');
  lineIs(undefined);
  document.head.replaceChildren();
  runInHead(headScript);

  expect(document.documentElement.dataset).toMatchObject({
    theme: 'dark',
    js: '',
    font: '',
    announcement: 'dismissed',
  });
  expect(document.head.querySelector('link[type="font/woff2"]')).toBeInTheDocument();
  expect(Object.keys(window).sort()).toEqual(namesBefore);
});

test('a page at a different base URL from the one it was built for says so', async () => {
  const { headScript } = await scripts();
  window.history.replaceState(null, '', '/elsewhere/docs/runs');
  (window as { pagePath?: string }).pagePath = '/docs/runs';
  runInHead(headScript);
  window.dispatchEvent(new Event('load'));

  // Earlier tests ran the script, too.
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
    'Its base URL is "/", but it seems to be served from "/elsewhere".',
  );
});

test('the script of a site without an announcement is at most 1 kB, compressed', async () => {
  const { headScript } = await scripts();

  expect(gzipSync(headScript, { level: 9 }).length).toBeLessThanOrEqual(1_000);
});
