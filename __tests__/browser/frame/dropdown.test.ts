import type { Page } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';
import { overhang } from '../support/overhang';

const site = withFixtureSite();

const guides = (page: Page) => page.getByRole('button', { name: 'Guides' });
const inList = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Opens the page with a hydrated dropdown. */
async function open() {
  const tab = await site.visit('/docs/plain');
  expect(await inList(tab.page, 'All runs').isVisible()).toBe(false);
  return tab;
}

test.each<[string, (page: Page) => Promise<void>]>([
  ['a press', (page) => guides(page).click()],
  ['the pointer', (page) => guides(page).hover()],
  ['Enter', (page) => guides(page).press('Enter')],
  ['ArrowDown', (page) => guides(page).press('ArrowDown')],
])('%s opens the list with every kind of link', async (_way, unfold) => {
  const { page, complaints, close } = await open();
  await unfold(page);
  await inList(page, 'All runs').waitFor();
  expect(await guides(page).getAttribute('aria-expanded')).toBe('true');
  expect(await inList(page, 'Elsewhere').getAttribute('href')).toBe(
    'https://elsewhere.example.com/',
  );
  expect(await inList(page, 'The long page').getAttribute('href')).toBe('/docs/long');
  expect(complaints).toEqual([]);
  await close();
});

test('ArrowDown moves into the list, and Escape closes it and focuses its button', async () => {
  const { page, close } = await open();
  await guides(page).press('ArrowDown');
  expect(await focused(page)).toBe('All runs');
  await page.keyboard.press('Escape');
  await inList(page, 'All runs').waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Guides');
  await close();
});

test('a click outside the list closes it', async () => {
  const { page, close } = await open();
  await guides(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await inList(page, 'All runs').waitFor({ state: 'hidden' });
  await close();
});

test('leaving the list with Tab closes it', async () => {
  const { page, close } = await open();
  await guides(page).press('Enter');
  for (const stop of ['All runs', 'The newest page', 'Elsewhere', 'The long page', 'Plain']) {
    expect(await inList(page, 'All runs').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(stop);
  }
  await inList(page, 'All runs').waitFor({ state: 'hidden' });
  await close();
});

test.each(['All runs', 'The long page'])(
  '%s changes the page and closes the list',
  async (name) => {
    const { page, close } = await open();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await guides(page).click();
    await inList(page, name).click();
    await page
      .getByRole('heading', { level: 1, name: name === 'All runs' ? 'Runs' : 'Long' })
      .waitFor();
    await inList(page, 'All runs').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await close();
  },
);

test('the dropdown that contains the current page is marked, and so is its link', async () => {
  const { page, close } = await site.visit('/docs/runs');
  expect(await guides(page).getAttribute('aria-current')).toBe('true');
  await guides(page).click();
  expect(await inList(page, 'All runs').getAttribute('aria-current')).toBe('true');
  await close();
});

test.each<[string, (page: Page) => Promise<void>]>([
  ['under the pointer', (page) => guides(page).hover()],
  ['under the focus', (page) => guides(page).focus()],
])('without scripts the list shows %s', async (_way, near) => {
  const { page, close } = await site.visit('/docs/plain', { javaScriptEnabled: false });
  expect(await inList(page, 'All runs').isVisible()).toBe(false);
  await near(page);
  await inList(page, 'All runs').click();
  expect(await page.locator('h1').innerText()).toBe('Runs');
  await close();
});

test.each([1000, 1280])('at %d px no list extends beyond the window', async (width) => {
  const { page, close } = await site.visit('/docs/plain', { viewport: { width, height: 700 } });
  for (const name of ['Guides', 'Current', 'English']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    const list = page.locator('header button[aria-expanded="true"] + ul');
    await list.waitFor();
    const { left, right } = await list.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  expect(await overhang(page)).toBe(0);
  await close();
});
