import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { allHasCome, noteRequests } from './openRequests';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** How the browser tells that it does as it was told. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page of the served site, and what it complained of. */
export interface Visit {
  readonly page: Page;
  /** Messages of the console, failed requests, requests to other hosts. Empty on a healthy page. */
  readonly complaints: string[];
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;
let keepsPages = false;

/** The browser of this test file keeps pages that were left whole for the way back, as browsers do and Playwright forbids. */
export function keepLeftPages(): void {
  keepsPages = true;
}

/** The browser of this test file. */
function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: keepsPages ? process.env.CHROMIUM_PATH : process.env.QUICK_CHROMIUM_PATH,
    args: FLAGS,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
  return browser;
}

/** Ends the browser of this test file, if it had one. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}

/** How a tab is opened. */
export interface VisitOptions extends BrowserContextOptions {
  /** The reader chose the dark mode on an earlier visit. */
  readonly dark?: boolean;
  /** Another site than the one under test. */
  readonly site?: string;
  /**
   * Without the site's font a page is as long on each visit: on a busy machine the font is late for one and not for the next,
   * and what is late is not shown.
   */
  readonly withoutFont?: boolean;
  /** Other hosts that the site may ask. */
  readonly friends?: readonly string[];
  /** What counts as opened; when left out, everything asked for has come and the page is at rest. */
  readonly waitUntil?: 'commit' | 'networkidle';
  /** What is to be done before the address is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** A tab in which nothing has been opened yet. */
export async function newTab(options: Omit<VisitOptions, 'before' | 'waitUntil'>): Promise<Visit> {
  const { dark = false, site = siteUrl(), friends = [], withoutFont = false, ...context } = options;
  const browserContext = await (
    await theBrowser()
  ).newContext({
    baseURL: site,
    viewport: { width: 1280, height: 900 },
    // What a worker keeps or answers would be in the way of a test that counts requests, or stops them.
    serviceWorkers: 'block',
    ...context,
  });
  browserContext.on('page', noteRequests);
  if (dark) await browserContext.addInitScript(() => localStorage.setItem('theme', 'dark'));
  if (withoutFont) await browserContext.addInitScript(onFarLine);
  const page = await browserContext.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (![site, ...friends, 'data:'].some((start) => request.url().startsWith(start)))
      complaints.push(`asked ${request.url()}`);
  });
  return { page, complaints, close: () => browserContext.close() };
}

/** So long a way is the host that the font would come too late, and is not asked for (src/app/headScript.ts). Runs in the page. */
function onFarLine(): void {
  const value = { effectiveType: '4g', rtt: 300 };
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}

/** Opens a tab of its own at an address of the site. */
export async function visit(
  path: string,
  { before, waitUntil = 'networkidle', ...options }: VisitOptions = {},
): Promise<Visit> {
  const tab = await newTab(options);
  await before?.(tab.page);
  await tab.page.goto(path, { waitUntil });
  if (waitUntil === 'networkidle' && options.javaScriptEnabled !== false) await atRest(tab.page);
  return tab;
}

/** From the next page on the reader saves data: no page is loaded ahead, so that what is asked for is this page's own. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = { effectiveType: '4g', ...navigator.connection, saveData: true };
    Object.defineProperty(navigator, 'connection', { value });
  });
}

/** Opens an address in a tab that is open already, or once more the page that is shown there. */
export async function reopen(page: Page, path?: string): Promise<void> {
  const options = { waitUntil: 'networkidle' } as const;
  await (path === undefined ? page.reload(options) : page.goto(path, options));
  await atRest(page);
}

/** The title of the page, and what its frame may get from files of their own. */
const TAKEN_OVER =
  'h1, header:not(main *) :is(a, button), [aria-label="Announcement"] :is(a, button)';
/** What the code for readers puts there before anything else (src/reader/say.ts). */
const READER = '#reader-says';

/**
 * Until React has taken the page over, the code for readers is at work, what was asked for has come and the browser has
 * nothing left to do: a key that is pressed before is nobody's, and what follows from the sizes of things is there once they
 * were drawn.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, TAKEN_OVER);
  // A sign that a reader is here, which that code waits for.
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  await page.locator(READER).waitFor({ state: 'attached' });
  await allHasCome(page);
  await page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done));
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    for (const next of [idle, drawn, drawn, idle, idle]) await next();
  });
}

/**
 * React has taken over, or has drawn, all that the selector leads to, and is done with the tree around it: it marks the
 * elements while it still works on them, before anything listens. Runs in the page.
 */
export function isTakenOver(selector: string): boolean {
  interface Fiber {
    readonly return: Fiber | null;
    readonly stateNode: { readonly current?: { readonly memoizedState?: object } } | null;
  }
  const isReacts = (place: Element) => {
    const key = Object.keys(place).find((name) => name.startsWith('__reactFiber'));
    let fiber = key ? (place as unknown as Record<string, Fiber>)[key] : undefined;
    while (fiber?.return) fiber = fiber.return;
    const root = fiber?.stateNode?.current?.memoizedState;
    return root !== undefined && 'isDehydrated' in root && root.isDehydrated === false;
  };
  const places = [...document.querySelectorAll(selector)];
  return places.length > 0 && places.every(isReacts);
}

function siteUrl(): string {
  return process.env.SITE_URL ?? 'http://localhost:9000';
}
