import type { Page } from 'playwright-core';

/**
 * The number of pixels by which the page overflows the window horizontally. Measured on the body, since the root includes
 * the space reserved for a scrollbar.
 */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.body.getBoundingClientRect().width,
  );
}
