import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** A page of the served site, and what it complained of. */
export interface Visit {
  readonly page: Page;
  /** Messages of the console, failed requests, requests to other hosts. Empty on a healthy page. */
  readonly complaints: string[];
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;

/** The browser of this test file. */
function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return browser;
}

/** Ends the browser; every test file calls it last. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}

/** Opens a tab of its own at an address of the site. */
export async function visit(
  path: string,
  options: BrowserContextOptions & { dark?: boolean } = {},
): Promise<Visit> {
  const { dark = false, ...context } = options;
  const tab = await (
    await theBrowser()
  ).newContext({ baseURL: siteUrl(), viewport: { width: 1280, height: 900 }, ...context });
  if (dark) await tab.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const page = await tab.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl()) && !request.url().startsWith('data:'))
      complaints.push(`asked ${request.url()}`);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, complaints, close: () => tab.close() };
}

function siteUrl(): string {
  return process.env.SITE_URL ?? 'http://localhost:9000';
}
