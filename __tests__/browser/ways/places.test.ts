import type { Page } from 'playwright-core';
import { atRest, reopen, saveData } from '../support/site';
import { withFixtureSite } from '../support/fixtureSite';

const site = withFixtureSite();
const desktop = { viewport: { width: 1440, height: 600 }, withoutFont: true };

const place = (page: Page) => page.evaluate(() => window.scrollY);
const isAt = (page: Page, y: number) =>
  page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, y);

/** Scrolls to a place and stays: the browser records scroll positions after a second, or later on a busy machine. */
async function readTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await isAt(page, y);
  await page.waitForTimeout(3000);
}

const followContents = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name, exact: true })
    .click();

test('Back from a heading in the table of contents restores the scroll position, and Forward leads to the heading', async () => {
  const { page, close } = await site.visit('/docs/long', desktop);
  await readTo(page, 300);
  await followContents(page, 'Part 6');
  await page.waitForFunction(() => window.scrollY > 600);
  const part = await place(page);
  await page.goBack();
  await isAt(page, 300);
  await page.goForward();
  await isAt(page, part);
  await close();
});

test('on a phone the link back to the top does not shift the position that Back restores', async () => {
  const { page, close } = await site.visit('/docs/long', { viewport: { width: 375, height: 600 } });
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.locator('main > .to-top:last-child').waitFor({ state: 'attached' });
  await isAt(page, 1500);

  const link = page.getByRole('main').getByRole('link', { name: 'Runs' }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('heading', { level: 1, name: 'Runs' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Long' }).waitFor();
  // The link is moved to the end a frame after the page arrives, and the browser may scroll along.
  await page.locator('main > .to-top:last-child').waitFor({ state: 'attached' });
  const settled = await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return window.scrollY;
  });
  expect(Math.abs(settled - 1500)).toBeLessThanOrEqual(2);
  await close();
});

test('a page with a hash restores its scroll position, on reload and on Back', async () => {
  const { page, close } = await site.visit('/docs/long#part-2', desktop);
  const further = (await place(page)) + 700;
  await readTo(page, further);
  await page.reload();
  await atRest(page);
  await isAt(page, further);

  const link = page.getByRole('banner').getByRole('link', { name: 'Plain' });
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('heading', { level: 1, name: 'Plain' }).waitFor();
  await isAt(page, 0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Long' }).waitFor();
  await isAt(page, further);
  await close();
});

test('on Back the page being left does not move', async () => {
  const { page, close } = await site.visit('/docs/long', {
    ...desktop,
    viewport: { width: 1440, height: 300 },
  });
  await readTo(page, 400);
  const link = page.getByRole('main').getByRole('link', { name: 'Runs' }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('heading', { level: 1, name: 'Runs' }).waitFor();
  // After a reload it no longer knows the other page, and prefetches nothing.
  await saveData(page);
  await reopen(page);
  await readTo(page, 100);
  await page.route('**/page-data/docs/long/page-data.json', async (route) => {
    await new Promise((wait) => setTimeout(wait, 1000));
    await route.continue();
  });
  const seen = await page.evaluate(async () => {
    const places = new Set<number>();
    history.back();
    const end = performance.now() + 600;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      places.add(Math.round(window.scrollY));
    }
    return [...places];
  });
  expect(seen).toEqual([100]);
  await page.getByRole('heading', { level: 1, name: 'Long' }).waitFor();
  await isAt(page, 400);
  await reopen(page);
  await isAt(page, 400);
  await close();
});

test('a page restores its scroll position when the reader returns from another site', async () => {
  const { page, close } = await site.visit('/docs/long', desktop);
  await readTo(page, 400);
  const link = page.getByRole('main').getByRole('link', { name: 'Runs' }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('heading', { level: 1, name: 'Runs' }).waitFor();
  await page.goto('about:blank');
  // Later, since the unloading document may abort the response.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await page.getByRole('heading', { level: 1, name: 'Long' }).waitFor();
  await isAt(page, 400);
  await close();
});
