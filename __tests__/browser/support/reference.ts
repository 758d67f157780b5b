import type { Page } from 'playwright-core';
import { still } from './bar';
import { isTakenOver, visit, type VisitOptions } from './site';

/** Address of the reference of the API. */
export const REFERENCE = '/docs/api/api-reference';

/** The reference with Redoc at work, which comes at the first sign of a reader. */
export async function open(hash = '', options: VisitOptions = {}) {
  const tab = await visit(REFERENCE + hash, options);
  // The page may not listen yet; a reader gives more than one sign.
  const sign = () => place(tab.page, 'ListProjects').dispatchEvent('pointerover');
  for (let signs = 0; signs < 20 && !(await isAtWork(tab.page)); signs += 1) {
    await sign();
    await tab.page.waitForTimeout(500);
  }
  await atWork(tab.page);
  return tab;
}

const FIRST = '[id="operation/ListProjects"]';

const isAtWork = (page: Page) => page.evaluate(isTakenOver, FIRST);

/** Waits until Redoc works the panes. */
export async function atWork(page: Page) {
  await page.waitForFunction(isTakenOver, FIRST);
}

/** An operation on the page. */
export const place = (page: Page, id: string) => page.locator(`[id="operation/${id}"]`);

/** Where the top of an operation stands in the window. */
export const topOf = (page: Page, id: string) =>
  place(page, id).evaluate((element) => element.getBoundingClientRect().top);

/** Waits until the address names an operation, and the page has come to rest. */
export async function arrival(page: Page, id: string) {
  await page.waitForFunction((hash) => window.location.hash === hash, `#operation/${id}`);
  await still(page);
}
