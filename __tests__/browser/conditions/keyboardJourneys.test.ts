import { keyboard } from '../support/keyboard';
import { open, place } from '../support/reference';
import { dialogOf, typeQuery } from '../support/searchSpec';
import { visit } from '../support/site';

const OVERVIEW = '/docs/api/api-overview';
const permissions = ['clipboard-read', 'clipboard-write'];
const phone = { viewport: { width: 375, height: 800 } };

test('from the home page to a search result, its table of contents, its code, and a copy of the page', async () => {
  const { page, complaints, close } = await visit('/', { permissions });
  const { press, reach, leap } = keyboard(page);
  await press('Control+k');
  await dialogOf(page).getByRole('combobox').waitFor();
  await typeQuery(page, 'api overview');
  await dialogOf(page).getByRole('option', { name: 'API overview' }).first().waitFor();
  await press('ArrowDown');
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'API overview' }).waitFor();
  await dialogOf(page).waitFor({ state: 'hidden' });

  // The page itself has the focus, and the skip links come before it.
  await reach(page.getByRole('link', { name: 'Skip to sidebar' }), 'Shift+Tab');
  await press('Enter');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await reach(contents.getByRole('link', { name: 'First call' }), 'Shift+Tab');
  await leap(page.locator('#first-call'));
  expect(new URL(page.url()).hash).toBe('#first-call');
  await reach(page.getByRole('tab', { name: 'curl' }).first());
  await press('ArrowRight');
  expect(await page.getByRole('tab', { selected: true }).first().innerText()).toBe('Python');
  await reach(page.getByRole('button', { name: 'Copy code to clipboard' }).locator('visible=true'));
  await press('Enter');
  await page.getByText('Copied', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import requests');

  await reach(page.getByRole('button', { name: 'Copy page' }), 'Shift+Tab');
  await press('Enter');
  await page.getByText('Page copied').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the skip links lead to the page and to its sidebar, where everything can be expanded', async () => {
  const { page, close } = await visit(OVERVIEW);
  const { press, reach } = keyboard(page);
  await press('Tab');
  await press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await press('Shift+Tab');
  await reach(page.getByRole('link', { name: 'Skip to sidebar' }), 'Shift+Tab');
  await press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('sidebar');

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Getting started');
  await reach(sidebar.getByRole('button', { name: 'Trust' }));
  await press('Space');
  await sidebar.locator('a[href^="/docs/trust/"]').first().waitFor();
  await press('Tab');
  await press('Enter');
  await page.waitForURL('**/docs/trust/*');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await close();
});

test('through the phone menu to its second panel and to another part of the site', async () => {
  const { page, close } = await visit(OVERVIEW, phone);
  const { press, reach } = keyboard(page);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await reach(toggle);
  await press('Enter');
  await menu.waitFor();
  await press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);

  await press('Enter');
  await menu.waitFor();
  await reach(menu.getByRole('button', { name: '← Back to main menu' }));
  await press('Enter');
  await reach(menu.getByRole('link', { name: 'Changelog' }));
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  await press('Tab');
  await close();
});

test('finding an operation in the reference, switching its samples, and trying it', async () => {
  const { page, close } = await open();
  const { press, reach, leap } = keyboard(page);
  const menu = page.getByRole('navigation', { name: 'API reference' });
  await reach(menu.getByRole('link', { name: /^Run a project/ }));
  const operation = place(page, 'RunProject');
  await leap(operation);
  await reach(operation.getByRole('button', { name: 'Try it' }));
  await press('Enter');
  await operation.getByRole('button', { name: 'Send' }).waitFor();
  await reach(operation.getByRole('button', { name: 'Send' }));
  await press('Enter');
  await operation.getByRole('group', { name: 'Response', exact: true }).waitFor();
  await reach(operation.getByRole('tab').first());
  await press('ArrowRight');
  expect(await operation.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  await close();
});

test('ticking the steps of a tutorial, and starting over', async () => {
  const { page, close } = await visit('/tutorials/quickstart/hex-basics');
  const { press, reach } = keyboard(page);
  await reach(page.getByRole('checkbox').first());
  await press('Space');
  await page.getByText(/^1 of \d+ steps done$/).waitFor();
  await reach(page.getByRole('checkbox').nth(1));
  await press('Space');
  await page.getByText(/^2 of \d+ steps done$/).waitFor();
  // Below the table of contents, which comes after the text.
  await reach(page.getByRole('button', { name: 'Start over' }));
  await press('Enter');
  await page.getByText(/^0 of \d+ steps done$/).waitFor();
  await press('Tab');
  await close();
});
