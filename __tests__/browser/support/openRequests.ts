import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const openOf = new WeakMap<Page, Set<Request>>();
/** What stays open for as long as the page; and icons, workers and what is loaded ahead. */
const NOBODY_WAITS = new Set(['eventsource', 'other']);
/** In milliseconds. */
const LOOK = 20;
const PATIENCE = 30_000;

/** Notes from now on what a page asks for, until it has come or failed. */
export function noteRequests(page: Page): void {
  const open = new Set<Request>();
  openOf.set(page, open);
  page.on('request', (request) => {
    if (!NOBODY_WAITS.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until everything that a page has asked for has come or failed. Playwright's `networkidle` tells that only once for
 * each document, often before the page has asked for what it fetches when it is at rest.
 */
export async function allHasCome(page: Page): Promise<void> {
  const open = openOf.get(page) ?? new Set<Request>();
  for (let waited = 0; open.size > 0; waited += LOOK) {
    const addresses = [...open].map((request) => request.url());
    if (waited > PATIENCE) throw new Error(`These did not come: ${addresses.join(', ')}`);
    await wait(LOOK);
  }
}
