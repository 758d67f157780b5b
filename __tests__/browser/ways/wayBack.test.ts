import type { Page } from 'playwright-core';
import { dialogOf, fieldOf, openDialog } from '../support/searchSpec';
import { keepLeftPages, reopen, visit, type Visit } from '../support/site';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';

keepLeftPages();
let tab: Visit;
afterEach(() => tab.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const modeButton = (page: Page, mode: string) =>
  page.getByRole('button', { name: `currently ${mode} mode` });

/** Opens a page that records whether it was restored from the back/forward cache. */
async function open(): Promise<Page> {
  tab = await visit(CACHING);
  await tab.page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  return tab.page;
}

/** Opens another page in the same tab, and returns to this one in the back/forward cache. */
async function leaveAndReturn(page: Page, meanwhile = () => Promise.resolve()): Promise<void> {
  await reopen(page, '/changelog');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'persisted' in window && window.persisted === true);
}

test('a page opened with Back keeps its scroll position and keeps working', async () => {
  const page = await open();
  await page.evaluate(() => window.scrollTo(0, 500));
  await leaveAndReturn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Query mode' })
    .click();
  await heading(page, 'Query mode');
  await page.goBack({ waitUntil: 'commit' });
  await heading(page, 'SQL query caching');
  expect(tab.complaints).toEqual([]);
});

test('a page opened with Back has the colour mode chosen in another tab meanwhile', async () => {
  const page = await open();
  await leaveAndReturn(page, async () => {
    const other = await page.context().newPage();
    await reopen(other, '/docs');
    await modeButton(other, 'light').click();
    await modeButton(other, 'dark').waitFor();
    await other.close();
  });
  await modeButton(page, 'dark').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await modeButton(page, 'dark').click();
  await modeButton(page, 'light').waitFor();
});

test('a search that was open is still open on Back, and works', async () => {
  const page = await open();
  await openDialog(page);
  await page.keyboard.type('query');
  await dialogOf(page).getByRole('option').first().waitFor();
  await leaveAndReturn(page);
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).inputValue()).toBe('query');
  await fieldOf(page).fill('query mode');
  await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().click();
  await heading(page, 'Query mode');
});
