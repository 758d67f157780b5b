import type { Page } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';
import { isTakenOver, reopen } from '../support/site';
import { takesFocus } from '../support/takesFocus';
import { until } from '../support/until';

const site = withFixtureSite();

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** Records from the first paint on whether the bar is visible and how far the page jumps. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { frames: 0, bar: false, shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      seen.frames += 1;
      const region = document.querySelector('[aria-label="Announcement"]');
      seen.bar ||= (region?.getClientRects().length ?? 0) > 0;
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Record<string, unknown> }).seen);

test('the announcement is shown above the navbar, and its link works', async () => {
  const { page, complaints, close } = await site.visit('/docs/plain', { before: watch });
  expect(await bar(page).innerText()).toBe('Version 2 is here: what is new in runs.');
  const lower = await bar(page).evaluate((region) => region.getBoundingClientRect().bottom);
  expect(await page.getByRole('banner').evaluate((e) => e.getBoundingClientRect().top)).toBe(lower);
  expect(await seen(page)).toMatchObject({ bar: true, shift: 0 });
  await bar(page).getByRole('link', { name: 'what is new in runs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Runs' }).waitFor();
  expect(await bar(page).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a closed announcement is never painted again, and the page does not jump', async () => {
  const { page, complaints, close } = await site.visit('/docs/plain');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await bar(page).waitFor({ state: 'hidden' });
  await watch(page);
  for (const path of ['/docs/plain', '/docs/long']) {
    await reopen(page, path);
    await page.waitForFunction(
      () => (window as unknown as { seen: { frames: number } }).seen.frames > 5,
    );
    expect(await seen(page)).toMatchObject({ bar: false, shift: 0 });
  }
  expect(complaints).toEqual([]);
  await close();
});

test('in a narrow window, a long word breaks and the button keeps its size', async () => {
  const { page, close } = await site.visit('/docs/plain', {
    viewport: { width: 320, height: 640 },
  });
  await bar(page)
    .getByRole('link')
    .evaluate((link) => (link.textContent = 'data_connection_'.repeat(8)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const button = await bar(page).getByRole('button', { name: 'Close' }).boundingBox();
  expect(button).toMatchObject({ width: 28, height: 28 });
  expect(button!.x + button!.width).toBeLessThanOrEqual(300);
  await close();
});

test('closing it by keyboard leaves the focus at the start of the page', async () => {
  const { page, close } = await site.visit('/docs/plain');
  await bar(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'hidden' });
  await takesFocus(page.locator('#main'));
  await close();
});

test('a new announcement is shown even if the previous one was closed', async () => {
  const { page, close } = await site.visit('/docs/plain');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => localStorage.setItem('announcement.id', 'an-earlier-one'));
  await reopen(page);
  expect(await bar(page).isVisible()).toBe(true);
  await close();
});

test('closing it in one tab closes it in the others', async () => {
  const { page, close } = await site.visit('/docs/plain');
  const other = await page.context().newPage();
  await reopen(other, '/docs/long');
  await bar(other).getByRole('button', { name: 'Close' }).click();
  await bar(page).waitFor({ state: 'hidden' });
  await close();
});

test('if its script fails to load, the prerendered bar stays and the page works', async () => {
  const lost: string[] = [];
  const { page, close } = await site.visit('/docs/plain', {
    // Without its scripts the page never becomes idle.
    waitUntil: 'commit',
    before: (tab) => {
      tab.on('requestfailed', (one) => lost.push(one.url()));
      return tab.route(/assets\/\d+-[0-9a-f]{8}\.js$/, (route) => route.abort());
    },
  });
  await page.waitForFunction(isTakenOver, 'h1');
  // The announcement, the entries of the bar, and the reader code.
  await until(() => lost.length >= 3);
  expect(await bar(page).innerText()).toBe('Version 2 is here: what is new in runs.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Long page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Long' }).waitFor();
  await close();
});
