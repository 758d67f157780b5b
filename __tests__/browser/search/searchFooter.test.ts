import { visit } from '../support/site';

test('on a phone the search footer is shown only when it has content', async () => {
  const { page, close } = await visit('/docs', { viewport: { width: 375, height: 700 } });
  await page.getByRole('button', { name: 'Search' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').waitFor();
  expect(await dialog.locator('footer').isVisible()).toBe(false);

  await dialog.getByRole('combobox').fill('sql');
  await dialog.getByRole('link', { name: /^See / }).waitFor();
  expect(await dialog.locator('footer').isVisible()).toBe(true);
  await close();
});
