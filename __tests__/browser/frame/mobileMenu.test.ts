import { visit } from '../support/site';
import { takesFocus } from '../support/takesFocus';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const phone = { viewport: { width: 375, height: 800 } };

/** Opens the menu of a page on a phone. */
async function openMenu(path: string) {
  const tab = await visit(path, phone);
  await tab.page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = tab.page.getByRole('dialog', { name: 'Navigation' });
  await menu.waitFor();
  return { ...tab, menu };
}

test('the menu first shows the pages of the section, and the main menu behind them', async () => {
  const { menu, close } = await openMenu(CACHING);
  expect(await menu.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  const main = menu.getByRole('navigation', { name: 'Main' });
  expect(await main.getByRole('link').allInnerTexts()).toEqual([
    'Learn',
    'Docs',
    'Tutorials',
    'Changelog',
    'API',
    'Get started',
  ]);
  await close();
});

test('deep in a section the menu opens scrolled to the current page', async () => {
  const { page, menu, close } = await openMenu(
    '/docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake',
  );
  await page.waitForFunction(() => document.querySelector('dialog[open]')!.scrollTop > 0);
  const box = await menu.getByRole('link', { name: 'Connect to Snowflake' }).boundingBox();

  const back = await menu.getByRole('button', { name: '← Back to main menu' }).boundingBox();

  // The way to the main menu stays above it.
  expect(back!.y).toBeGreaterThan(60);
  expect(box!.y).toBeGreaterThan(back!.y + back!.height);
  expect(box!.y + box!.height).toBeLessThan(800);
  await close();
});

test('a page without a sidebar shows the main menu directly', async () => {
  const { menu, close } = await openMenu('/changelog');
  expect(await menu.getByRole('link', { name: 'Tutorials' }).isVisible()).toBe(true);
  expect(await menu.getByRole('button', { name: '← Back to main menu' }).count()).toBe(0);
  await close();
});

test('the bar has no landmark for the links that only the menu shows', async () => {
  const { page, close } = await visit('/changelog', phone);
  expect(await page.getByRole('banner').getByRole('navigation').count()).toBe(0);
  await close();
});

test('Escape closes the menu and returns the focus', async () => {
  const { page, menu, close } = await openMenu(CACHING);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Toggle navigation bar',
  );
  await close();
});

test('following a link closes the menu', async () => {
  const { page, menu, close } = await openMenu(CACHING);
  await menu.getByRole('link', { name: 'Query mode' }).click();
  await page.getByRole('heading', { level: 1, name: 'Query mode' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  await close();
});

test('a click on the page outside the menu closes it', async () => {
  const { page, menu, close } = await openMenu(CACHING);
  await page.mouse.click(345, 500);
  await menu.waitFor({ state: 'detached' });
  await close();
});

test('Back closes the menu', async () => {
  const { page, close } = await visit(CACHING, phone);
  await page.evaluate(() => {
    window.location.hash = 'somewhere';
  });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'detached' });
  await close();
});

test('the menu closes when the window becomes wide enough for the sidebars', async () => {
  const { page, menu, close } = await openMenu(CACHING);
  await page.setViewportSize({ width: 997, height: 800 });
  await menu.waitFor({ state: 'detached' });
  // The button that opened the menu is gone, so the focus moves to the start of the bar.
  await takesFocus(page.getByRole('banner').getByRole('link').first());
  await close();
});

test('the page does not scroll behind the menu, and the focus stays in it', async () => {
  const { page, close } = await openMenu('/changelog');
  await page.mouse.move(345, 500);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await close();
});

test('moving back by keyboard, the focus is never under the menu’s header', async () => {
  const { page, menu, close } = await openMenu(CACHING);
  await page.setViewportSize({ width: 375, height: 500 });
  await menu.getByRole('link').last().focus();
  const begin = menu.getByRole('button', { name: '← Back to main menu' });
  let stops = 0;
  while (!(await begin.evaluate((button) => button === document.activeElement))) {
    const room = await menu.evaluate((element) => {
      const head = element.querySelector('button[type]:not([aria-label])')!.getBoundingClientRect();
      return document.activeElement!.getBoundingClientRect().top - head.bottom;
    });
    expect(room).toBeGreaterThan(-1);
    await page.keyboard.press('Shift+Tab');
    stops += 1;
    expect(stops).toBeLessThan(200);
  }
  expect(stops).toBeGreaterThan(12);
  await close();
});

test.each([
  [996, true],
  [997, false],
])('at %d px the menu button is shown: %s', async (width, shown) => {
  const { page, close } = await visit(CACHING, { viewport: { width, height: 800 } });
  expect(await page.getByRole('button', { name: 'Toggle navigation bar' }).isVisible()).toBe(shown);
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(!shown);
  await close();
});
