import type { Page } from 'playwright-core';
import { reopen, visit } from '../support/site';

const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reading and shortcuts' });
const footerButton = (page: Page) => page.getByRole('button', { name: 'Reading and shortcuts' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('? opens the list of shortcuts, and Escape returns the focus', async () => {
  const { page, complaints, close } = await visit(MODE);
  const link = page.getByRole('banner').getByRole('link', { name: 'Tutorials' });
  await link.focus();
  await page.keyboard.press('?');
  await dialog(page).waitFor();
  expect(await dialog(page).getByRole('term').allInnerTexts()).toEqual([
    'Search',
    'Show this list',
    'Close what is open',
  ]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('the footer also opens it, the focus stays in it and returns to the footer', async () => {
  const { page, close } = await visit(MODE);
  await footerButton(page).press('Enter');
  await dialog(page).waitFor();
  for (let steps = 0; steps < 8; steps += 1) {
    await page.keyboard.press(steps < 4 ? 'Tab' : 'Shift+Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await footerButton(page).evaluate((e) => e === document.activeElement)).toBe(true);
  await close();
});

test('a click outside the list closes it, a click inside does not', async () => {
  const { page, close } = await visit(MODE);
  await page.keyboard.press('?');
  await dialog(page).getByText('Show this list').click();
  expect(await dialog(page).isVisible()).toBe(true);
  await page.mouse.click(20, 880);
  await dialog(page).waitFor({ state: 'detached' });
  await close();
});

test.each(['/', 'Control+k', 'Meta+k'])('%s opens the search from the text', async (keys) => {
  const { page, close } = await visit(MODE);
  await page.keyboard.press(keys);
  await search(page).getByRole('combobox').waitFor();
  await page.keyboard.type('kernel');
  expect(await search(page).getByRole('combobox').inputValue()).toBe('kernel');
  expect(new URL(page.url()).pathname).toBe(MODE);
  await close();
});

test('in a field, single keys are text', async () => {
  const { page, close } = await visit('/');
  await page.getByRole('searchbox').click();
  await page.keyboard.type('a/b?');
  await search(page).getByText('a/b?').first().waitFor();
  expect(await search(page).getByRole('combobox').inputValue()).toBe('a/b?');
  expect(await dialog(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});

test('after ticking a step, single keys are still shortcuts', async () => {
  const { page, close } = await visit('/tutorials/quickstart/hex-basics');
  await page.locator('main').getByRole('checkbox').first().check();
  await page.keyboard.press('?');
  await dialog(page).waitFor();
  await close();
});

test('single-key shortcuts can be switched off permanently, and the others stay', async () => {
  const { page, close } = await visit(MODE);
  await page.keyboard.press('?');
  await dialog(page).getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await reopen(page);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await footerButton(page).click();
  await dialog(page).waitFor();
  expect(await dialog(page).getByRole('checkbox').isChecked()).toBe(false);
  expect(await dialog(page).getByRole('definition').first().innerText()).toContain('(off)');
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe(MODE);
  await page.keyboard.press('Control+k');
  await search(page).waitFor();
  await close();
});
