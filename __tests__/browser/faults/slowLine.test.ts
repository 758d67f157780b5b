import type { Page } from 'playwright-core';
import { atRest, reopen, saveData, visit } from '../support/site';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

const dataOf = (path: string) => `**/page-data${path}/page-data.json`;
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** The spinner that says that something is loading. */
const loading = (page: Page) => page.getByRole('status', { name: 'Loading…' }).first();

const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Follows the link to a page from the previous one. */
async function follow(page: Page, name: string): Promise<void> {
  const ways = page.getByRole('navigation', { name: 'Docs pages' });
  await ways.getByRole('link', { name }).evaluate((link: HTMLElement) => link.click());
  await heading(page, name);
}

/** Holds back requests to such an address; the returned function releases them. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the browser has a page, shown or not. */
const untilLoaded = (page: Page, path: string) =>
  page.evaluate((wanted) => window.___loader.loadPage(wanted).then(() => undefined), path);

test('two quick Backs lead to the second page, even if the first one loads earlier', async () => {
  const { page, complaints, close } = await visit(CACHING, { before: saveData });
  await follow(page, 'Query mode');
  await follow(page, 'Query metadata');
  // Now only the current page is in memory.
  await reopen(page);
  const modeComes = await hold(page, dataOf(MODE));
  const cachingComes = await hold(page, dataOf(CACHING));
  await page.goBack();
  await drawn(page);
  await page.goBack();
  await drawn(page);
  modeComes();
  await untilLoaded(page, MODE);
  await drawn(page);
  await heading(page, 'Query metadata');

  cachingComes();
  await heading(page, 'SQL query caching');
  expect(new URL(page.url()).pathname).toBe(CACHING);
  expect(complaints).toEqual([]);
  await close();
});

test('offline, Back keeps the current page and shows a message, and Retry works', async () => {
  const { page, close } = await visit(CACHING, { before: saveData });
  await follow(page, 'Query mode');
  await reopen(page);
  await page.context().setOffline(true);
  await page.goBack();
  const alert = page.getByRole('alert');
  await alert.getByText('The page did not load.').waitFor();
  await heading(page, 'Query mode');
  await page.goForward();
  await alert.waitFor({ state: 'detached' });
  await heading(page, 'Query mode');

  await page.goBack();
  await alert.waitFor();
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await heading(page, 'SQL query caching');
  await close();
});

test.each([
  ['menu', 375, 'Toggle navigation bar'],
  ['list of shortcuts', 1280, 'Reading and shortcuts'],
  ['search', 1280, 'Search'],
])('the %s requested on one page does not open over the next', async (_, width, button) => {
  const { page, close } = await visit(CACHING, {
    viewport: { width, height: 800 },
    before: saveData,
  });
  const partsCome = await hold(page, '**/*.js');
  await page
    .getByRole('button', { name: button })
    .evaluate((element: HTMLElement) => element.click());
  await loading(page).waitFor();
  await follow(page, 'Query mode');
  await loading(page).waitFor({ state: 'detached' });

  partsCome();
  await atRest(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await close();
});

test('Back from a result restores the scroll position in the results', async () => {
  const { page, close } = await visit('/search?q=sql', { viewport: { width: 1280, height: 600 } });
  const results = page.getByRole('main').getByRole('heading', { level: 2 });
  await results.nth(5).waitFor();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.waitForFunction(() => Math.abs(window.scrollY - 1500) < 2);
  await drawn(page);
  await results
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor({ state: 'detached' });
  await page.goBack();
  await heading(page, 'Search');
  await page.waitForFunction(() => Math.abs(window.scrollY - 1500) < 2);
  await close();
});
