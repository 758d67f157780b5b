import { gzipSync } from 'node:zlib';
import { screen } from '@testing-library/dom';
import type { SiteFrame } from '../../src/model/siteFrame';
import { dueModes, frameWith, refuse, type Settings, systemPrefers } from '../support/colorModes';

const namesBefore = Object.keys(window);

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

// The table of the hook, which falls back to the same mode on a page that is open.
test.each(dueModes)(
  'with %j, %j kept and a dark system: %s, the page is %s',
  async (settings, kept, dark, due) => {
    systemPrefers(dark);
    if (kept !== null) window[settings.storage ?? 'localStorage'].setItem('theme', kept);
    await run(settings);

    expect(mark()).toBe(due);
    expect(document.documentElement).toHaveAttribute('data-js', '');
  },
);

test('what is kept in the storage that the owner did not choose is not looked at', async () => {
  localStorage.setItem('theme', 'dark');
  await run({ storage: 'sessionStorage' });

  expect(mark()).toBe('light');
});

test.each([
  ['without a switch', { disableSwitch: true, respectPrefersColorScheme: true }, 'dark'],
  ['where the owner decides', { disableSwitch: true }, 'light'],
])(
  '%s the page that is open is %s after the system turned dark',
  async (_where, settings, mode) => {
    const change = systemPrefers(false);
    await run(settings);
    expect(mark()).toBe('light');

    change(true);
    expect(mark()).toBe(mode);
  },
);

test.each([
  ['cannot be reached', () => jest.spyOn(window, 'localStorage', 'get')],
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem')],
])(
  'with storage that %s the page has the mode that is due and scripts run on',
  async (_how, spy) => {
    systemPrefers(true);
    const { headScript } = await scripts({ respectPrefersColorScheme: true });
    spy().mockImplementation(refuse);
    runInHead(headScript);

    expect(mark()).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-js', '');
  },
);

test('the page is marked as one where scripts run, and nothing else is left behind', async () => {
  await run();

  expect(document.documentElement).toHaveAttribute('data-js', '');
  expect(Object.keys(window)).toEqual(namesBefore);
});

function lineIs(connection?: { rtt: number }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Runs the script on a line of this kind, and tells what it asks for. */
async function preloads(connection?: { rtt: number }) {
  lineIs(connection);
  document.head.replaceChildren();
  runInHead((await scripts()).headScript);
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

test.each([
  ['opened at its top', '', 'navigate', true],
  ['opened at a place', '#part', 'navigate', false],
  ['loaded anew', '', 'reload', false],
  ['opened by a browser that does not tell how', '', undefined, false],
])('a page that is %s: marked so, or not', async (_how, hash, type, marked) => {
  window.history.replaceState(null, '', `/docs${hash}`);
  const entries = type ? [{ type }] : [];
  Object.assign(performance, { getEntriesByType: () => entries });
  delete document.documentElement.dataset.top;
  await run();

  expect('top' in document.documentElement.dataset).toBe(marked);
});

const announcement = { id: 'spring', tree: ['Something is new.'], isCloseable: true };

test('all parts stand in one script, which touches nothing but the page', async () => {
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
  expect(Object.keys(window)).toEqual(namesBefore);
});

test('a page at another base URL than it was built for says so', async () => {
  const { headScript } = await scripts();
  window.history.replaceState(null, '', '/elsewhere/docs/runs');
  (window as { pagePath?: string }).pagePath = '/docs/runs';
  runInHead(headScript);
  window.dispatchEvent(new Event('load'));

  // The tests before ran the script, too.
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
    'Its base URL is "/", but it seems to be served from "/elsewhere".',
  );
});

test('the parts of a site without an announcement take at most 1 kB of every page', async () => {
  const { headScript } = await scripts();

  expect(gzipSync(headScript, { level: 9 }).length).toBeLessThanOrEqual(1_000);
});
