import { closeBrowser, visit } from './support/site';

const noScripts = { javaScriptEnabled: false };

afterAll(closeBrowser);

test('a page reads and leads on without scripts', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  expect(await page.locator('h1').innerText()).toBe('API overview');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Connect to data' }).click();
  expect(await page.locator('h1').innerText()).toBe('Connect to data');
  await sidebar.getByRole('link', { name: 'Data connections' }).click();
  expect(await page.locator('h1').innerText()).toBe('Data connections');
  await close();
});

test('every panel of tabs is read without scripts, under its name', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  expect(await panels.nth(2).innerText()).toContain('TypeScript');
  await close();
});

test('what needs scripts is not shown without them', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  // The search button is a form's: it leads to the search page.
  const buttons = await page.getByRole('button').all();
  expect(await Promise.all(buttons.map((button) => button.innerText()))).toEqual(['Search']);
  await close();
});

test('on a phone the main navigation and the sidebar are in the page', async () => {
  const { page, close } = await visit('/docs/api/api-overview', {
    ...noScripts,
    viewport: { width: 375, height: 800 },
  });
  expect(
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Tutorials' })
      .isVisible(),
  ).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
  await close();
});
