import type { Page, Route } from 'playwright-core';
import { atRest, reopen, visit } from '../support/site';
import { until } from '../support/until';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';
const MODE_DATA = `**/page-data${MODE}/page-data.json`;

const modeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Query mode' });

/** Records the addresses of the documents that a tab opens from now on. */
function documents(page: Page): string[] {
  const opened: string[] = [];
  page.on('request', (request) => {
    // The server redirects to add a slash.
    if (request.isNavigationRequest() && !request.redirectedFrom())
      opened.push(new URL(request.url()).pathname.replace(/\/$/, ''));
  });
  return opened;
}

test('a slow page shows a progress bar and a message, a quick one does not', async () => {
  const { page, close } = await visit(CACHING);
  const loading = page.getByRole('status', { name: 'Loading…' });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(MODE_DATA, async (route: Route) => {
    await released;
    await route.continue();
  });
  await modeLink(page).click();
  await loading.waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Query mode' }).waitFor();
  await loading.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Changelog' }).first().hover();
  await atRest(page);
  await page.getByRole('link', { name: 'Changelog' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
  expect(await loading.count()).toBe(0);
  await close();
});

test('a page that fails to load is reloaded once, then shows a message with Retry', async () => {
  const { page, close } = await visit(CACHING);
  await page.route(MODE_DATA, (route) => route.abort());
  const opened = documents(page);
  await modeLink(page).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(opened).toEqual([MODE]);
  expect(await page.locator('h1').innerText()).toBe('Query mode');
  expect(await alert.innerText()).toContain('The page did not load.');
  expect(await alert.innerText()).toContain(`The data of ${MODE} could not be loaded.`);
  await page.waitForTimeout(500);
  expect(opened).toEqual([MODE]);

  await page.unroute(MODE_DATA);
  await page.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await atRest(page);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await page.getByRole('heading', { level: 1, name: 'Query metadata' }).waitFor();
  expect(opened).toEqual([MODE, MODE]);
  await close();
});

test('a tab that was open during a deployment ends up on the new site', async () => {
  const { page, close } = await visit(CACHING);
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of-a-later-build' } }),
  );
  const opened = documents(page);
  await modeLink(page).click();
  await page.waitForURL(`**${MODE}`);
  await until(() => opened.length > 1);
  await page.getByRole('heading', { level: 1, name: 'Query mode' }).waitFor();
  await atRest(page);
  // Gatsby itself reloads a second time if the site is still not the new one, and then stops.
  expect(opened).toEqual([MODE, MODE]);
  await close();
});

test('offline, the current page stays and shows a message', async () => {
  const { page, close } = await visit(CACHING);
  await page.context().setOffline(true);
  await modeLink(page).click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('h1').innerText()).toBe('SQL query caching');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});

test.each(['2g', 'data-saver'])('with %s no page is prefetched', async (line) => {
  const { page, close } = await visit('/');
  await page.addInitScript((slow) => {
    const value = slow === '2g' ? { effectiveType: '2g' } : { effectiveType: '4g', saveData: true };
    Object.defineProperty(navigator, 'connection', { value });
  }, line);
  await reopen(page, CACHING);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('page-data')) asked.push(request.url());
  });
  await modeLink(page).hover();
  await modeLink(page).focus();
  await page.waitForTimeout(5000);
  expect(asked).toEqual([]);
  await close();
});

test('on a good connection a page is prefetched when its link is visible or hovered', async () => {
  const { page, close } = await visit(CACHING);
  const data = page.waitForRequest(MODE_DATA);
  await modeLink(page).scrollIntoViewIfNeeded();
  await data;
  await close();
});
