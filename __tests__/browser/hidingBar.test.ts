import type { Page } from 'playwright-core';
import { visit } from './support/site';

const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

// Every step waits until the bar has come to rest.

/** A page with its contents beside it, lower than it is long, and a mouse over the text. */
async function read() {
  const tab = await visit(MODE, { viewport: { width: 1440, height: 600 } });
  await tab.page.mouse.move(700, 400);
  return tab;
}

/** Where the lower edge of the bar has come to rest. */
async function barEnd(page: Page): Promise<number> {
  // A jump takes a moment, and so does the way of the bar.
  await page.waitForTimeout(600);
  return page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
}

test('the bar leaves on the way down, and is back on the way up and near the top', async () => {
  const { page, complaints, close } = await read();
  await page.mouse.wheel(0, 700);
  expect(await barEnd(page)).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -100);
  expect(await barEnd(page)).toBeGreaterThan(50);
  await page.mouse.wheel(0, 300);
  expect(await barEnd(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 30));
  expect(await barEnd(page)).toBeGreaterThan(50);
  expect(complaints).toEqual([]);
  await close();
});

test('a jump to a heading above hides it, and the heading is in view', async () => {
  const { page, close } = await read();
  await page.mouse.wheel(0, 3000);
  expect(await barEnd(page)).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -20);
  expect(await barEnd(page)).toBeGreaterThan(50);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  await link.click();

  expect(await barEnd(page)).toBeLessThanOrEqual(0);
  const heading = page.locator((await link.getAttribute('href')) ?? '');
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    0,
  );
  await close();
});

test('the focus brings it back by the keyboard, and does not hold it by the mouse', async () => {
  const { page, close } = await read();
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 700);
  expect(await barEnd(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  expect(await barEnd(page)).toBeGreaterThan(50);
  await page.mouse.wheel(0, 300);
  expect(await barEnd(page)).toBeGreaterThan(50);
  await close();
});

test('going back through the page by the keyboard, the focus is never under it', async () => {
  const { page, close } = await read();
  await page.locator('main a, main button').last().focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(Math.max(0, await barEnd(page)) - 1);
  }
  await close();
});
