import type { Page } from 'playwright-core';
import { serveReleases, type Releases } from '../support/releases';
import { openDialog } from '../support/searchSpec';
import { visit, type Visit } from '../support/site';
import { takesFocus } from '../support/takesFocus';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';

let server: Releases;
let tab: Visit;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** The browser is off by one pixel on each load, and the page is loaded twice when it turns out to be of another build. */
const isAt = (page: Page, place: number) =>
  page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 2, place);

/** A tab that followed a link to a page and was left scrolled down. */
beforeEach(async () => {
  server = await serveReleases();
  tab = await visit(CACHING, { site: server.url, withoutFont: true });
  await tab.page.getByRole('link', { name: 'Query mode' }).first().click();
  await heading(tab.page, 'Query mode');
  await takesFocus(tab.page.locator('#main'));
  await tab.page.evaluate(() => window.scrollTo(0, 500));
  await isAt(tab.page, 500);
  // The browser records scroll positions after a second.
  await tab.page.waitForTimeout(1500);
});
afterEach(async () => {
  await tab.close();
  await server.stop();
});

/** Expects that the page is of the current build, and that links and Back work. */
async function goesOn(page: Page): Promise<void> {
  await page.waitForFunction(() => '___navigate' in window);
  await page.getByRole('link', { name: 'Query metadata' }).first().click();
  await heading(page, 'Query metadata');
  await page.waitForFunction(() => Reflect.get(window, '___webpackCompilationHash') === 'abcdef');
  await openDialog(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await heading(page, 'Query mode');
  await page.goBack();
  await heading(page, 'SQL query caching');
}

test('a tab discarded before a new build is reloaded at its scroll position', async () => {
  server.rebuild();
  await tab.page.reload({ waitUntil: 'networkidle' });
  await heading(tab.page, 'Query mode');
  await isAt(tab.page, 500);
  await goesOn(tab.page);
});

test('a page from the browser’s cache is shown at its scroll position, and leads to the new build', async () => {
  await tab.page.goto('about:blank');
  server.rebuild();
  await tab.page.goBack({ waitUntil: 'commit' });
  await heading(tab.page, 'Query mode');
  await isAt(tab.page, 500);
  await goesOn(tab.page);
});

test('a missing part of the older build is reported, and reloading the page as advised works', async () => {
  server.rebuild();
  const alert = tab.page.getByRole('alert');
  await tab.page.keyboard.press('Control+k');
  await alert.getByText('Retry, or reload the page.').waitFor();
  await heading(tab.page, 'Query mode');
  await tab.page.reload({ waitUntil: 'networkidle' });
  await goesOn(tab.page);
});
