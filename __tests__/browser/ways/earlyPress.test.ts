import type { Page } from 'playwright-core';
import { place, REFERENCE } from '../support/reference';
import { visit } from '../support/site';

/** Opens a page whose scripts are held back until `come` is called. */
async function withoutScriptsYet(
  width: number,
  path = '/docs/explore-data/cells/sql-cells/query-mode',
) {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  const tab = await visit(path, {
    viewport: { width, height: 800 },
    waitUntil: 'commit',
    before: (page: Page) =>
      page.route('**/assets/app-*.js', async (route) => {
        await held;
        await route.continue();
      }),
  });
  return { ...tab, come };
}

test('a colour mode toggled before the scripts have loaded is applied as soon as they have', async () => {
  const { page, come, complaints, close } = await withoutScriptsYet(1280);
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  come();
  await page.getByRole('button', { name: 'currently dark mode' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a phone menu tapped before the scripts have loaded opens, even if it was tapped twice', async () => {
  const { page, come, complaints, close } = await withoutScriptsYet(375);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  come();
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a language chosen before the scripts have loaded is shown, and loads Redoc', async () => {
  const { page, come, complaints, close } = await withoutScriptsYet(1280, REFERENCE);
  const operation = place(page, 'ListProjects');
  await operation.getByRole('tab', { name: 'Python' }).click();
  come();
  await operation.getByRole('tab', { name: 'Python', selected: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
