import type { Locator } from 'playwright-core';
import { withFixtureSite } from './support/fixtureSite';

const site = withFixtureSite();

const fold = (menu: Locator, name: string) => menu.locator('summary', { hasText: name });

/** The menu of a page on a phone, open. */
async function openMenu(path: string) {
  const tab = await site.visit(path, { viewport: { width: 375, height: 800 } });
  await tab.page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = tab.page.getByRole('dialog', { name: 'Navigation' });
  await menu.waitFor();
  return { ...tab, menu };
}

test('what the bar drops down unfolds in the menu, and its links lead on', async () => {
  const { page, menu, complaints, close } = await openMenu('/changelog');
  await fold(menu, 'Guides').click();
  expect(await menu.getByRole('link', { name: 'The long page' }).isVisible()).toBe(true);
  await fold(menu, 'English').click();
  expect(await menu.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe(
    '/de/changelog',
  );
  await fold(menu, 'Current').click();
  await menu.getByRole('link', { name: '1.0' }).click();
  await page.waitForURL((url) => url.pathname === '/docs/1.0');
  await menu.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('the version of the page can be changed from its menu', async () => {
  const { page, menu, close } = await openMenu('/docs/runs');
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await fold(menu, 'Current').click();
  await menu.getByRole('link', { name: '1.0' }).click();
  await page.getByText('How runs were in 1.0.').waitFor();
  await menu.waitFor({ state: 'detached' });
  await close();
});

test('the link of the page one is on closes the menu', async () => {
  const { page, menu, close } = await openMenu('/docs/plain');
  await menu.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Plain').click();
  await menu.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/docs/plain');
  await close();
});

test('the focus goes round in the menu in both directions', async () => {
  const { page, menu, close } = await openMenu('/docs/plain');
  const stops = await menu.locator('a, button, summary').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let steps = 0; steps < 2 * stops; steps += 1) {
      await page.keyboard.press(key);
      const outside = await page.evaluate(() => {
        const { activeElement: here } = document;
        return here !== document.body && here?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Toggle navigation bar',
  );
  await close();
});

test('the wheel beside the menu does not move the page', async () => {
  const { page, close } = await openMenu('/docs/long');
  await page.mouse.move(365, 500);
  await page.mouse.wheel(0, 600);
  // Nothing tells that a page will not move: a frame or two after the wheel it would have.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await close();
});
