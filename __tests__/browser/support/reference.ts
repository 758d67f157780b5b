import type { Page } from 'playwright-core';
import { still } from './bar';
import { isTakenOver, visit, type VisitOptions } from './site';

/** The address of the API reference. */
export const REFERENCE = '/docs/api/api-reference';

/** Opens the reference with Redoc active, which is loaded on the first interaction. */
export async function open(hash = '', options: VisitOptions = {}) {
  const tab = await visit(REFERENCE + hash, options);
  // The page may not be listening yet, so interact more than once, as a reader would.
  const sign = () => place(tab.page, 'ListProjects').dispatchEvent('pointerover');
  await sign();
  for (let signs = 0; signs < 20 && !(await isSoonAtWork(tab.page)); signs += 1) await sign();
  await atWork(tab.page);
  return tab;
}

const OPERATIONS = '[id^="operation/"]';

/** Whether Redoc hydrates the panes within half a second. */
const isSoonAtWork = (page: Page) =>
  page.waitForFunction(isTakenOver, OPERATIONS, { timeout: 500 }).then(
    () => true,
    () => false,
  );

/** Waits until Redoc has hydrated all operations, which it does one by one. */
export async function atWork(page: Page) {
  await page.waitForFunction(isTakenOver, OPERATIONS);
}

/** Lays out all operations, which the browser otherwise does as they come into view or when it is idle. */
export const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
  });

/** An operation on the page. */
export const place = (page: Page, id: string) => page.locator(`[id="operation/${id}"]`);

/** The position of an operation's top in the window. */
export const topOf = (page: Page, id: string) =>
  place(page, id).evaluate((element) => element.getBoundingClientRect().top);

/** Waits until the address names an operation and the page stops moving. */
export async function arrival(page: Page, id: string) {
  await page.waitForFunction((hash) => window.location.hash === hash, `#operation/${id}`);
  await still(page);
}
