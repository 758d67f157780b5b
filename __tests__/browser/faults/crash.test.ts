import type { Page } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';
import { takesFocus } from '../support/takesFocus';

const site = withFixtureSite();

const crashed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed' });

const setCause = (page: Page, on: boolean) =>
  page.evaluate((crashes) => {
    if (crashes) Object.assign(window, { crashes });
    else delete (window as { crashes?: boolean }).crashes;
  }, on);

/** Follows a link to a page that crashes. */
async function crash() {
  const tab = await site.visit('/docs/plain');
  await setCause(tab.page, true);
  await tab.page.evaluate(() => {
    document.querySelector('main p')!.innerHTML = '<a href="/crash">Crash</a>';
  });
  await tab.page.getByRole('link', { name: 'Crash' }).click();
  await crashed(tab.page).waitFor();
  return tab;
}

test('a crashing page shows the error with all its causes, and gets the focus', async () => {
  const { page, close } = await crash();
  await page.waitForFunction(() => document.title === 'Page Error');
  expect(await page.locator('main').getByRole('listitem').allInnerTexts()).toEqual([
    'The chart cannot be drawn.',
    'Caused by: The table has no rows.',
  ]);
  await takesFocus(page.locator('#main'));
  expect(await page.locator('main').count()).toBe(1);
  await close();
});

test('the frame around it stays usable', async () => {
  const { page, close } = await crash();
  await page.getByRole('button', { name: /currently light mode/ }).click();
  await page.getByRole('button', { name: /currently dark mode/ }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Long page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Long' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Plain' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plain' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Plain'));
  await close();
});

test('Try again shows the error while the cause persists, and the page once it is gone', async () => {
  const { page, close } = await crash();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await crashed(page).waitFor();
  await setCause(page, false);
  await again.click();
  await page.getByRole('heading', { level: 1, name: 'Nothing crashed' }).waitFor();
  expect(await crashed(page).count()).toBe(0);
  await page.waitForFunction(() => document.title.startsWith('Crash'));
  await close();
});

test('Try again by keyboard keeps the focus on the page', async () => {
  const { page, close } = await crash();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await takesFocus(page.locator('#main'));
  await setCause(page, false);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Nothing crashed' }).waitFor();
  await takesFocus(page.locator('#main'));
  await close();
});

test('a page that crashes on load, and one that is left with Back, behave the same', async () => {
  const { page, close } = await site.visit('/docs/plain');
  await page.addInitScript(() => Object.assign(window, { crashes: true }));
  await page.goto('/crash', { waitUntil: 'networkidle' });
  await crashed(page).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Plain' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plain' }).waitFor();
  await page.goBack();
  await crashed(page).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Plain' }).waitFor();
  await close();
});
