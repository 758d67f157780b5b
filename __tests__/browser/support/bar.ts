import type { Page } from 'playwright-core';

/** The position of the bar's lower edge in the window. */
export const lowerEdge = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);

/** Waits until neither the page nor its bar is moving. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [last, quiet] = ['', 0];
        const look = () => {
          const bar = document.querySelector('header')!.getBoundingClientRect();
          const now = `${window.scrollY} ${bar.bottom}`;
          quiet = now === last ? quiet + 1 : 0;
          last = now;
          if (quiet > 20) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The bar's lower edge once it is at rest, after scrolling has started to hide or show it. */
export async function barEnd(page: Page, state: 'hidden' | 'shown'): Promise<number> {
  await page.waitForFunction(
    (hidden) => document.documentElement.hasAttribute('data-bar-hidden') === hidden,
    state === 'hidden',
  );
  await still(page);
  return lowerEdge(page);
}

/** Turns the wheel, and waits until the page starts to move. */
export async function wheel(page: Page, by: number): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, by);
  await page.waitForFunction((before) => window.scrollY !== before, from);
}
