import type { Page } from 'playwright-core';
import { storageKeys } from '../../../src/model/reader/storageKeys';
import { layoutShifts } from '../support/layoutShifts';
import { visit } from '../support/site';

const VISIT = {
  key: storageKeys.changelogVisit,
  value: JSON.stringify({ before: null, newest: '/changelog/2025-09-17', at: 0 }),
};

const field = (page: Page, name: string) => page.getByRole('combobox', { name });

test('the filter covers all entries from any page of the list, by keyboard, and Back undoes it', async () => {
  const { page, complaints, close } = await visit('/changelog/page/14');
  await field(page, 'Area').focus();
  await page.keyboard.type('notebook');
  await page.getByText(/^15 entries on notebook$/).waitFor();
  expect(page.url()).toMatch(/\/changelog\/page\/14\?area=notebook$/);

  await field(page, 'Kind').selectOption('Fixed');
  await page.getByText(/changes under “Fixed” in \d+ entries on notebook/).waitFor();
  expect(page.url()).toMatch(/\?area=notebook&kind=fixed$/);

  await page.goBack();
  await page.goBack();
  await page.getByRole('navigation', { name: 'Changelog list page navigation' }).waitFor();
  expect(await page.locator('main article').count()).toBe(4);
  expect(complaints).toEqual([]);
  await close();
});

test.each([375, 1280])(
  'at %i px an address with a filter shows its entries, and nothing moves while loading',
  async (width) => {
    const { page, close } = await visit('/changelog?area=semantic-models', {
      viewport: { width, height: 800 },
    });

    await page.getByText(/^\d+ entries on semantic models$/).waitFor();
    expect(await field(page, 'Area').inputValue()).toBe('semantic models');
    expect(await layoutShifts(page)).toEqual([]);
    await close();
  },
);

test('on a phone the marks of new entries appear late and move nothing', async () => {
  const phone = { viewport: { width: 375, height: 800 } };
  const titleTop = async (page: Page) => {
    await page.getByRole('group', { name: 'Filter the changelog' }).waitFor();
    return (await page.locator('main article h2').nth(1).boundingBox())!.y;
  };
  const first = await visit('/changelog', phone);
  const before = await titleTop(first.page);
  await first.close();

  const { page, close } = await visit('/changelog', {
    ...phone,
    before: (tab) => tab.addInitScript(({ key, value }) => localStorage.setItem(key, value), VISIT),
  });
  await page.getByText('New since your last visit').first().waitFor();
  expect(Math.abs((await titleTop(page)) - before)).toBeLessThan(1);
  await close();
});

test('the arrow keys of a field leave a single way back', async () => {
  const { page, close } = await visit('/changelog');
  await field(page, 'Area').focus();
  const before = await page.evaluate(() => history.length);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
  await page.getByText(/^\d+ entries on /).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await close();
});
