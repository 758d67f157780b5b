import type { Page } from 'playwright-core';

/**
 * How many px of the page lie beyond what the window shows without scrolling sideways.
 * The body is the measure: the root counts the strip that is kept for a scroll bar.
 */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.body.getBoundingClientRect().width,
  );
}
