import type { Page } from 'playwright-core';
import { workerCode } from '../../../src/build/offline/workerCode';
import { OfflineSpec, goOffline, heading } from '../support/offlineSpec';
import { laterBuild } from '../support/releases';
import { dialogOf, openDialog } from '../support/searchSpec';
import { reopen } from '../support/site';
import { timesNoted } from '../support/timesNoted';
import { until } from '../support/until';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

const spec = new OfflineSpec();

/** Waits until neither a worker nor anything it kept is left. */
async function isGone(page: Page): Promise<boolean> {
  const left = await page.evaluate(
    async () =>
      (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
  );
  return left === 0 && (await page.evaluate(timesNoted)) === 0;
}

/** The hash of the build that a page belongs to. */
const hashOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, '___webpackCompilationHash') as string);

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

test('the search page that is kept in advance is that of the newest release', async () => {
  const page = await spec.read(CACHING);
  spec.server.release(laterBuild);
  await (await visitElsewhere(page)).close();
  await reopen(page, MODE);
  await spec.kept(page, '/page-data/search/page-data.json');
  await goOffline(page);

  await page.goto('/search');
  await heading(page, 'Search');
  expect(await hashOf(page)).toBe('abcdef');
});

test('online, changes are visible immediately', async () => {
  const page = await spec.read(CACHING);
  spec.server.release((text) => text.replaceAll('SQL query caching', 'How answers are kept'));

  await page.reload();
  await heading(page, 'How answers are kept');
  await page.waitForFunction(() => '___navigate' in window);
  await heading(page, 'How answers are kept');
  expect((await (await page.goto('/openapi.json'))?.text())?.startsWith('{')).toBe(true);
});

test('a tab from an older release keeps working, and notices the new one', async () => {
  const page = await spec.read(CACHING);
  const isCode = (path: string) => /-[0-9a-f]{8}\.js$/.test(path);
  spec.server.release(laterBuild);
  const other = await visitElsewhere(page);
  // From now on the server no longer has the older release's code.
  spec.server.lose(isCode);
  await page.bringToFront();

  await openDialog(page);
  await page.keyboard.type('query mode');
  await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().click();
  await heading(page, 'Query mode');
  expect(await hashOf(page)).toBe('abcdef');
  await other.close();
});

test('with offline reading switched off, the next visit removes the worker and what it kept', async () => {
  const page = await spec.read(CACHING);
  await until(async () => (await page.evaluate(timesNoted)) > 0);
  const selfDestroying = await workerCode(undefined);
  spec.server.change((text, path) =>
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
