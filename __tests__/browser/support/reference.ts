import type { Page } from 'playwright-core';
import { visit, type VisitOptions } from './site';

/** Address of the reference of the API. */
export const REFERENCE = '/docs/api/api-reference';

/** The reference with Redoc at work, which comes at the first sign of a reader. */
export async function open(hash = '', options: VisitOptions = {}) {
  const tab = await visit(REFERENCE + hash, options);
  await tab.page.mouse.move((options.viewport?.width ?? 1280) / 2, 400);
  await atWork(tab.page);
  return tab;
}

/** React has taken over what the build wrote, or has drawn it. */
export async function atWork(page: Page) {
  await page.waitForFunction(() => {
    const place = document.getElementById('operation/ListProjects');
    return place !== null && Object.keys(place).some((key) => key.startsWith('__reactFiber'));
  });
}

/** An operation on the page. */
export const place = (page: Page, id: string) => page.locator(`[id="operation/${id}"]`);

/** Where the top of an operation stands in the window. */
export const topOf = (page: Page, id: string) =>
  place(page, id).evaluate((element) => element.getBoundingClientRect().top);

/** Waits until the page has come to rest, and the address with it. */
export async function rest(page: Page) {
  await page.waitForTimeout(700);
}
