import type { Page } from 'playwright-core';
import { COMBINATIONS } from '../support/combinations';
import { visit } from '../support/site';
import { violations } from '../support/violations';

const PAGE = '/docs/explore-data/cells/sql-cells/query-mode';

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge picture' }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' });
const shown = (page: Page) => page.locator('main figure [role="img"]').first();

test('a picture can be enlarged by keyboard, and Escape returns the focus', async () => {
  const { page, complaints, close } = await visit(PAGE);
  const name = (await shown(page).getAttribute('aria-label')) ?? '';
  const small = await shown(page).boundingBox();
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  const large = dialog(page).getByRole('img', { name });
  await large.waitFor();
  expect((await large.boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);

  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await enlarge(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a click on the picture enlarges it, a click outside closes it, and nothing has moved', async () => {
  const { page, close } = await visit(PAGE);
  await shown(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await shown(page).click();
  await dialog(page).waitFor();
  await page.mouse.click(5, 450);
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await close();
});

test('on a phone it is larger than the window and scrolls, while the page does not', async () => {
  const { page, close } = await visit(PAGE, {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
  });
  await enlarge(page).tap();
  const frame = dialog(page).getByRole('group', { name: 'Picture' });
  await frame.waitFor();
  const [content, width] = await frame.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(content).toBeGreaterThan(width ?? 0);
  expect(width).toBeLessThanOrEqual(375);
  await dialog(page).getByRole('button', { name: 'Close' }).tap();
  await dialog(page).waitFor({ state: 'detached' });
  await close();
});

test('pictures on the next page get buttons too, and Back closes the enlarged picture', async () => {
  const { page, close } = await visit('/docs/explore-data/cells/sql-cells/sql-formatting');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Query mode').click();
  await page.getByRole('heading', { level: 1, name: 'Query mode' }).waitFor();
  await enlarge(page).click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  await close();
});

test('without scripts there is no button', async () => {
  const { page, close } = await visit(PAGE, { javaScriptEnabled: false });
  expect(await enlarge(page).count()).toBe(0);
  await close();
});

test.each(COMBINATIONS)('axe finds nothing at $width px (dark: $dark)', async ({ width, dark }) => {
  const { page, close } = await visit(PAGE, { dark, viewport: { width, height: 900 } });
  await enlarge(page).click();
  await dialog(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await close();
});
