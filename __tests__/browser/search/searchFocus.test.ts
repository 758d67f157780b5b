import type { Page } from 'playwright-core';
import { dialogOf } from '../support/searchSpec';
import { visit } from '../support/site';

const fieldOn = (page: Page) => page.getByRole('main').getByRole('searchbox');

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Close', (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' }).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a click outside', (page: Page) => page.mouse.click(2, 2)],
])(
  'the field from which the search was opened accepts letters again after %s',
  async (_how, end) => {
    const { page, complaints, close } = await visit('/search?q=sql');
    await fieldOn(page).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+k');
    await dialogOf(page).waitFor();
    await end(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.keyboard.type('ite');
    expect(await fieldOn(page).inputValue()).toBe('sqlite');
    expect(complaints).toEqual([]);
    await close();
  },
);

test('the home page’s field is empty again after the search that took over its text is closed', async () => {
  const { page, complaints, close } = await visit('/');
  await fieldOn(page).click();
  await page.keyboard.type('sql', { delay: 80 });
  await dialogOf(page).getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(await fieldOn(page).inputValue()).toBe('');

  await page.keyboard.type('python', { delay: 80 });
  await dialogOf(page).getByRole('option').first().waitFor();
  expect(await dialogOf(page).getByRole('combobox').inputValue()).toBe('python');
  expect(complaints).toEqual([]);
  await close();
});
