import type { Page } from 'playwright-core';
import { workerCode } from '../../../src/build/offline/workerCode';
import { laterBuild, serveReleases, type Releases } from '../support/releases';
import { dialogOf, openDialog, typeQuery } from '../support/searchSpec';
import { atRest, visit, type Visit } from '../support/site';
import { timesNoted } from '../support/timesNoted';
import { until } from '../support/until';
import { violations } from '../support/violations';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';
const UNREAD = '/docs/share-insights/scheduled-runs';

let server: Releases;
let tab: Visit;

beforeEach(async () => {
  server = await serveReleases();
});
afterEach(async () => {
  await tab.close();
  await server.stop();
});

/** Stays on a page until the worker has kept it and everything it loads. */
async function read(path: string): Promise<Page> {
  tab = await visit(path, { site: server.url, serviceWorkers: 'allow' });
  await tab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await kept(tab.page, path);
  await kept(tab.page, '/page-data/search/page-data.json');
  return tab.page;
}

/** Waits until neither a worker nor anything it kept is left. */
async function isGone(page: Page): Promise<boolean> {
  const left = await page.evaluate(
    async () =>
      (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
  );
  return left === 0 && (await page.evaluate(timesNoted)) === 0;
}

const isKept = (address: string) => caches.match(address).then((found) => found !== undefined);
const kept = (page: Page, path: string) => until(() => page.evaluate(isKept, server.url + path));
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const goOffline = (page: Page) => page.context().setOffline(true);

/** Visits the site in another tab, after which the worker of the next release is active. */
async function visitElsewhere(page: Page): Promise<Page> {
  const changed = page.evaluate(() =>
    new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    ).then(() => true),
  );
  const other = await page.context().newPage();
  await other.goto('/', { waitUntil: 'networkidle' });
  expect(await changed).toBe(true);
  return other;
}

test('pages that were read open offline, directly or through a link', async () => {
  const page = await read(CACHING);
  await page.getByRole('link', { name: 'Query mode' }).first().click();
  await heading(page, 'Query mode');
  await kept(page, MODE);
  await kept(page, `/page-data${MODE}/page-data.json`);
  await goOffline(page);

  await page.reload();
  await heading(page, 'Query mode');
  await page.waitForFunction(() => '___navigate' in window);
  await page.getByRole('link', { name: 'SQL query caching' }).first().click();
  await heading(page, 'SQL query caching');
  await page.goto(`${CACHING}?from=mail#limits`);
  await heading(page, 'SQL query caching');
});

test('the search works offline once it was used', async () => {
  const page = await read(CACHING);
  await openDialog(page);
  await page.keyboard.type('snowflake');
  await dialogOf(page).getByRole('option').first().waitFor();
  await until(() =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.endsWith('records'));
      return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
    }),
  );
  await goOffline(page);

  await page.reload({ waitUntil: 'networkidle' });
  await openDialog(page);
  await page.keyboard.type('query mode');
  await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().waitFor();
  await page.goto('/search?q=scheduled');
  await page.getByRole('status').getByText('results for “scheduled”').waitFor();
});

test('records that were truncated during a deployment are not kept', async () => {
  server.change((text, path) => (/search\/records/.test(path) ? text.slice(0, 5000) : text));
  const page = await read(CACHING);
  await openDialog(page);
  await typeQuery(page, 'query mode');
  await dialogOf(page).getByText('Unable to fetch results').waitFor();
  await atRest(page);
  server.change((text) => text);
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().waitFor();
});

test('a page that was not read shows the offline page, which lists those that were', async () => {
  const page = await read(CACHING);
  await goOffline(page);

  await page.goto(UNREAD);
  await heading(page, 'You are offline');
  expect(page.url()).toBe(server.url + UNREAD);
  expect(await page.title()).toBe('You are offline · Learn');
  expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual([
    'SQL query caching · Docs',
  ]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link').click();
  await heading(page, 'SQL query caching');
});

test('a link to a page that was not read shows the offline page, and the page itself once online', async () => {
  const page = await read(CACHING);
  await goOffline(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tutorials' })
    .click();
  await heading(page, 'You are offline');

  await page.context().setOffline(false);
  await heading(page, 'Tutorials');
});

test('online, changes are visible immediately', async () => {
  const page = await read(CACHING);
  server.release((text) => text.replaceAll('SQL query caching', 'How answers are kept'));

  await page.reload();
  await heading(page, 'How answers are kept');
  await page.waitForFunction(() => '___navigate' in window);
  await heading(page, 'How answers are kept');
  expect((await (await page.goto('/openapi.json'))?.text())?.startsWith('{')).toBe(true);
});

test('a tab from an older release keeps working, and notices the new one', async () => {
  const page = await read(CACHING);
  const isCode = (path: string) => /-[0-9a-f]{8}\.js$/.test(path);
  server.release(laterBuild);
  const other = await visitElsewhere(page);
  // From now on the server no longer has the older release's code.
  server.lose(isCode);
  await page.bringToFront();

  await openDialog(page);
  await page.keyboard.type('query mode');
  await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().click();
  await heading(page, 'Query mode');
  expect(
    await page.evaluate(() => Reflect.get(window, '___webpackCompilationHash') as string),
  ).toBe('abcdef');
  await other.close();
});

test('with offline reading switched off, the next visit removes the worker and what it kept', async () => {
  const page = await read(CACHING);
  await until(async () => (await page.evaluate(timesNoted)) > 0);
  const selfDestroying = await workerCode(undefined);
  server.change((text, path) =>
    path === '/sw.js' ? selfDestroying : text.replace('"offline":true', '"offline":false'),
  );

  const other = await page.context().newPage();
  await other.goto(MODE, { waitUntil: 'networkidle' });
  await until(() => isGone(other));
  await other.close();
  await page.reload({ waitUntil: 'networkidle' });
  await heading(page, 'SQL query caching');
  // A page of the older release registers its worker once more, which removes itself again.
  await page.waitForTimeout(1000);
  await until(() => isGone(page));
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('failing storage changes nothing', async () => {
  const broken = `
    caches.open = caches.match = caches.keys = () => Promise.reject(new Error('QuotaExceededError'));
    indexedDB.open = () => { throw new Error('no'); };
  `;
  server.change((text, path) => (path === '/sw.js' ? broken + text : text));
  tab = await visit(CACHING, { site: server.url, serviceWorkers: 'allow' });
  await tab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await tab.page.reload({ waitUntil: 'networkidle' });

  await openDialog(tab.page);
  await tab.page.keyboard.type('query mode');
  await dialogOf(tab.page).getByRole('option', { name: 'Query mode' }).first().click();
  await heading(tab.page, 'Query mode');
  expect(tab.complaints).toEqual([]);
});
