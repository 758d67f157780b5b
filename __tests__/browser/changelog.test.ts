import type { Page } from 'playwright-core';
import { visit } from './support/site';

const field = (page: Page, name: string) => page.getByRole('combobox', { name });

test('the filter reaches all entries from any page of the list, by keyboard, and Back undoes it', async () => {
  const { page, complaints, close } = await visit('/changelog/page/14');
  await field(page, 'Area').focus();
  await page.keyboard.type('notebook');
  await page.getByText(/^15 entries on notebook$/).waitFor();
  expect(page.url()).toMatch(/\/changelog\/page\/14\?area=notebook$/);

  await field(page, 'Kind').selectOption('Fixed');
  await page.getByText(/Fixed changes in \d+ entries on notebook/).waitFor();
  expect(page.url()).toMatch(/\?area=notebook&kind=fixed$/);

  await page.goBack();
  await page.goBack();
  await page.getByRole('navigation', { name: 'Changelog list page navigation' }).waitFor();
  expect(await page.locator('main article').count()).toBe(4);
  expect(complaints).toEqual([]);
  await close();
});

test('an address with a filter opens what it says', async () => {
  const { page, close } = await visit('/changelog?area=semantic-models');

  await page.getByText(/^\d+ entries on semantic models$/).waitFor();
  expect(await field(page, 'Area').inputValue()).toBe('semantic models');
  await close();
});
