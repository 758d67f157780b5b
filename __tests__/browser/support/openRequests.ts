import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const openOf = new WeakMap<Page, Set<Request>>();
/** Requests that stay open as long as the page, and icons, workers and prefetches. */
const NOBODY_WAITS = new Set(['eventsource', 'other']);
/** In milliseconds. */
const LOOK = 20;
const PATIENCE = 30_000;

/** Tracks a page's requests from now on, until they finish or fail. */
export function noteRequests(page: Page): void {
  const open = new Set<Request>();
  openOf.set(page, open);
  page.on('request', (request) => {
    if (!NOBODY_WAITS.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Whether a page waits for a request. */
export function isWaiting(page: Page): boolean {
  return (openOf.get(page)?.size ?? 0) > 0;
}

/**
 * Waits until all requests of a page have finished or failed. Playwright's `networkidle` fires only once per document,
 * often before the page requests what it fetches when idle.
 */
export async function allHasCome(page: Page): Promise<void> {
  const open = openOf.get(page) ?? new Set<Request>();
  for (let waited = 0; open.size > 0; waited += LOOK) {
    const addresses = [...open].map((request) => request.url());
    if (waited > PATIENCE)
      throw new Error(`These requests did not finish: ${addresses.join(', ')}`);
    await wait(LOOK);
  }
}
