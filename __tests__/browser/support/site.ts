import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

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
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
  /** Other hosts that the site may ask. */
  readonly friends?: readonly string[];
  /** What counts as opened; when left out, everything asked for has come and the page is at rest. */
  readonly waitUntil?: 'commit' | 'networkidle';
  /** What is to be done before the address is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** A tab in which nothing has been opened yet. */
export async function newTab(options: Omit<VisitOptions, 'before' | 'waitUntil'>): Promise<Visit> {
  const { dark = false, site = siteUrl(), friends = [], ...context } = options;
  const browserContext = await (
    await theBrowser()
  ).newContext({
    baseURL: site,
    viewport: { width: 1280, height: 900 },
    // What a worker keeps or answers would be in the way of a test that counts requests, or stops them.
    serviceWorkers: 'block',
    ...context,
  });
  if (dark) await browserContext.addInitScript(() => localStorage.setItem('theme', 'dark'));
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

/**
 * Until React has taken the page over and the browser has nothing left to do: a key that is pressed before is nobody's, and what
 * follows from the sizes of things is there once they were drawn.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, 'h1');
  await page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done));
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    for (const next of [idle, drawn, drawn, idle, idle]) await next();
  });
}

/** React has taken over, or has drawn, what the selector leads to. Runs in the page. */
export function isTakenOver(selector: string): boolean {
  const place = document.querySelector(selector);
  return place !== null && Object.keys(place).some((key) => key.startsWith('__reactFiber'));
}

function siteUrl(): string {
  return process.env.SITE_URL ?? 'http://localhost:9000';
}
