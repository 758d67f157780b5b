import { OfflineSpec, goOffline, heading } from '../support/offlineSpec';
import { dialogOf, openDialog, typeQuery } from '../support/searchSpec';
import { atRest, reopen, visit } from '../support/site';
import { until } from '../support/until';
import { violations } from '../support/violations';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';
const UNREAD = '/docs/share-insights/scheduled-runs';

const spec = new OfflineSpec();

test('pages that were read open offline, directly or through a link', async () => {
  const page = await spec.read(CACHING);
  await page.getByRole('link', { name: 'Query mode' }).first().click();
  await heading(page, 'Query mode');
  await spec.kept(page, MODE);
  await spec.kept(page, `/page-data${MODE}/page-data.json`);
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
  const page = await spec.read(CACHING);
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
  spec.server.change((text, path) => (/search\/records/.test(path) ? text.slice(0, 5000) : text));
  const page = await spec.read(CACHING);
  await openDialog(page);
  await typeQuery(page, 'query mode');
  await dialogOf(page).getByText('Unable to fetch results').waitFor();
  await atRest(page);
  spec.server.change((text) => text);
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().waitFor();
});

test('a page that was not read shows the offline page, which lists those that were', async () => {
  const page = await spec.read(CACHING);
  await goOffline(page);

  await page.goto(UNREAD);
  await heading(page, 'You are offline');
  expect(page.url()).toBe(spec.server.url + UNREAD);
  expect(await page.title()).toBe('You are offline · Learn');
  expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual([
    'SQL query caching · Docs',
  ]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link').click();
  await heading(page, 'SQL query caching');
});

test('a link to a page that was not read shows the offline page, and the page itself once online', async () => {
  const page = await spec.read(CACHING);
  await goOffline(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tutorials' })
    .click();
  await heading(page, 'You are offline');

  await page.context().setOffline(false);
  await heading(page, 'Tutorials');
});

test('an address that only leads on to another one is not listed as a page', async () => {
  const page = await spec.read(CACHING);
  await page.goto('/docs/introduction');
  await heading(page, 'What is Hex?');
  await spec.kept(page, '/docs/getting-started/what-is-hex');
  await goOffline(page);

  await page.goto(UNREAD);
  expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual([
    'What is Hex? · Docs',
    'SQL query caching · Docs',
  ]);
});

test('after the storage was full and everything kept was deleted, the offline page is kept again', async () => {
  const page = await spec.read(CACHING);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await reopen(page, MODE);
  await spec.kept(page, '/offline.html');
  await goOffline(page);

  await page.goto(UNREAD);
  await heading(page, 'You are offline');
});

test('failing storage changes nothing', async () => {
  const broken = `
    caches.open = caches.match = caches.keys = () => Promise.reject(new Error('QuotaExceededError'));
    indexedDB.open = () => { throw new Error('no'); };
  `;
  spec.server.change((text, path) => (path === '/sw.js' ? broken + text : text));
  spec.tab = await visit(CACHING, { site: spec.server.url, serviceWorkers: 'allow' });
  await spec.tab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await spec.tab.page.reload({ waitUntil: 'networkidle' });

  await openDialog(spec.tab.page);
  await spec.tab.page.keyboard.type('query mode');
  await dialogOf(spec.tab.page).getByRole('option', { name: 'Query mode' }).first().click();
  await heading(spec.tab.page, 'Query mode');
  expect(spec.tab.complaints).toEqual([]);
});
