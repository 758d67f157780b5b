import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { allHasCome, isWaiting, noteRequests } from './openRequests';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The console message about a service worker that Playwright blocked at our request. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page of the served site, and its complaints. */
export interface Visit {
  readonly page: Page;
  /** Console messages, failed requests, requests to other hosts. Empty on a healthy page. */
  readonly complaints: string[];
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;
let keepsPages = false;

/** Enables the back/forward cache in this test file's browser, which Playwright disables. */
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
  /** Another site than the one under test, by its address. */
  readonly site?: string;
  /**
   * Without the site's font a page has the same length on each visit. Otherwise, on a busy machine, the font may be late on
   * one visit and not on the next, and a late font is not shown.
   */
  readonly withoutFont?: boolean;
  /** Other hosts that the site may ask. */
  readonly friends?: readonly string[];
  /** When the page counts as opened; by default once it is at rest. */
  readonly waitUntil?: 'commit' | 'load';
  /** Called before the address is opened. */
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
    // A service worker's responses would interfere with tests that count or block requests.
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

/** Simulates a connection so slow that the font is not requested (src/app/headScript.ts). Runs in the page. */
function onFarLine(): void {
  const value = { effectiveType: '4g', rtt: 300 };
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}

/** Opens a new tab at an address of the site. */
export async function visit(
  path: string,
  { before, waitUntil = 'load', ...options }: VisitOptions = {},
): Promise<Visit> {
  const tab = await newTab(options);
  await before?.(tab.page);
  await tab.page.goto(path, { waitUntil });
  if (waitUntil === 'load' && options.javaScriptEnabled !== false) await atRest(tab.page);
  return tab;
}

/** Turns on data saver from the next page on: nothing is prefetched, so that all requests are the page's own. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = { effectiveType: '4g', ...navigator.connection, saveData: true };
    Object.defineProperty(navigator, 'connection', { value });
  });
}

/** Opens an address in an open tab, or reloads its current page. */
export async function reopen(page: Page, path?: string): Promise<void> {
  await (path === undefined ? page.reload() : page.goto(path));
  await atRest(page);
}

/** The page's title, and the parts of the frame that may hydrate from files of their own. */
const TAKEN_OVER =
  'h1, header:not(main *) :is(a, button), [aria-label="Announcement"] :is(a, button)';
/** The first element that the reader code adds (src/reader/say.ts). */
const READER = '#reader-says';

/**
 * Waits until React has hydrated the page, the reader code is active, all requests have finished and the browser is idle.
 * A key pressed earlier would be lost, and what depends on element sizes is there only after layout.
 */
export async function atRest(page: Page): Promise<void> {
  try {
    await settled(page);
  } catch (error) {
    // The page has led to another one.
    if (!String(error).includes('context was destroyed')) throw error;
    await page.waitForLoadState();
    await atRest(page);
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, TAKEN_OVER);
  // The first interaction, which the reader code waits for.
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  await page.locator(READER).waitFor({ state: 'attached' });
  // When it is idle, a page may request more.
  do {
    await allHasCome(page);
    await page.evaluate(async () => {
      const idle = () => new Promise((done) => requestIdleCallback(done));
      const drawn = () => new Promise((done) => requestAnimationFrame(done));
      for (const next of [idle, drawn, drawn, idle, idle]) await next();
    });
  } while (isWaiting(page));
}

/**
 * Whether React has hydrated or rendered everything that matches the selector, and has finished the tree around it: it
 * marks elements while it is still working on them, before any listeners are attached. Runs in the page.
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
