import type { Locator } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';

const site = withFixtureSite();

const fold = (menu: Locator, name: string) => menu.locator('summary', { hasText: name });

/** Opens the menu of a page on a phone. */
async function openMenu(path: string) {
  const tab = await site.visit(path, { viewport: { width: 375, height: 800 } });
  await tab.page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = tab.page.getByRole('dialog', { name: 'Navigation' });
  await menu.waitFor();
  return { ...tab, menu };
}

test('dropdowns of the bar expand in the menu, and their links work', async () => {
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

test('the docs version can be changed from the menu', async () => {
  const { page, menu, close } = await openMenu('/docs/runs');
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await fold(menu, 'Current').click();
  await menu.getByRole('link', { name: '1.0' }).click();
  await page.getByText('How runs were in 1.0.').waitFor();
  await menu.waitFor({ state: 'detached' });
  await close();
});

test('the link to the current page closes the menu', async () => {
  const { page, menu, close } = await openMenu('/docs/plain');
  await menu.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Plain').click();
  await menu.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/docs/plain');
  await close();
});

test('the focus wraps around in the menu in both directions', async () => {
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

test('the mouse wheel outside the menu does not scroll the page', async () => {
  const { page, close } = await openMenu('/docs/long');
  await page.mouse.move(365, 500);
  await page.mouse.wheel(0, 600);
  // Nothing signals that a page will not scroll; if it did, it would within a frame or two.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await close();
});
