import { reopen, visit } from '../support/site';

const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

test.each([
  ['its scripts are still loading', '**/assets/app-*.js'],
  ['its data is still loading', '**/page-data.json'],
])('Back from a page that was reloaded leads to the previous one while %s', async (_when, held) => {
  const { page, complaints, close } = await visit(MODE);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'SQL query caching', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'SQL query caching' }).waitFor();
  await reopen(page);

  let come: () => void = () => undefined;
  const back = new Promise<void>((resolve) => (come = resolve));
  await page.route(held, async (route) => {
    await back;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest((request) => /app-.*\.js|page-data\.json/.test(request.url()));
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.getByRole('heading', { level: 1, name: 'SQL query caching' }).waitFor();
  await page.goBack({ waitUntil: 'commit' });
  come();
  await page.getByRole('heading', { level: 1, name: 'Query mode' }).waitFor();
  await page.getByRole('button', { name: 'currently light mode' }).click();
  await page.getByRole('button', { name: 'currently dark mode' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(MODE);
  expect(complaints).toEqual([]);
  await close();
});
