import type { Page } from 'playwright-core';
import { dialogOf, fieldOf, openDialog, typeQuery } from '../support/searchSpec';
import { atRest, reopen, visit } from '../support/site';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';
const TUTORIAL = '/tutorials/quickstart/hex-basics';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** What a server may respond with instead of a file. */
type Answer = readonly [what: string, status: number, body: string];

test.each<Answer>([
  ['is gone', 404, 'Not found'],
  ['fails on the server', 500, 'Internal server error'],
  ['is unavailable', 503, 'Service unavailable'],
  ['is truncated', 200, '{"componentChunkName":"component---src-templates-co'],
  ['is an HTML page of the host', 200, '<!doctype html><title>Welcome</title>'],
])(
  'a page whose data %s can still be read, shows a message, and loads with Retry',
  async (_, status, body) => {
    const { page, close } = await visit(CACHING);
    const data = `**/page-data${MODE}/page-data.json`;
    await page.route(data, (route) => route.fulfill({ status, body }));
    const menu = page.getByRole('navigation', { name: 'Docs pages' });
    await menu.getByRole('link', { name: 'Query mode' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('The page did not load.').waitFor();
    await heading(page, 'Query mode');

    await page.unroute(data);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
    await atRest(page);
    await menu.getByRole('link', { name: 'SQL query caching' }).click();
    await heading(page, 'SQL query caching');
    await close();
  },
);

test('a first page with a hash is reloaded once, then shows a message, and loads with Retry', async () => {
  const data = `**/page-data${MODE}/page-data.json`;
  const opened: string[] = [];
  const { page, close } = await visit(`${MODE}#next`, {
    waitUntil: 'commit',
    before: (tab) => {
      tab.on('request', (one) => one.isNavigationRequest() && opened.push(one.url()));
      return tab.route(data, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    },
  });
  const alert = page.getByRole('alert');
  await alert.getByText('The page did not load.').waitFor();
  expect(opened).toHaveLength(2);

  await page.unroute(data);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await atRest(page);
  expect(new URL(page.url()).hash).toBe('#next');
  await close();
});

test('a page whose code is gone can still be read, shows a message, and loads with Retry', async () => {
  const { page, close } = await visit(CACHING);
  const code = '**/component---src-templates-changelog-list-page-*';
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('link', { name: 'Changelog' }).first().click();
  const alert = page.getByRole('alert');
  await alert.getByText('The page did not load.').waitFor();
  await heading(page, 'Changelog');

  await page.unroute(code);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await atRest(page);
  await page.getByRole('button', { name: /currently light mode/ }).click();
  await page.getByRole('button', { name: /currently dark mode/ }).waitFor();
  await close();
});

test.each<Answer>([
  ['records.*', 404, 'Not found'],
  ['records.*', 200, '{"version":1,"records":[["/docs/'],
  ['manifest.json', 500, 'Internal server error'],
  ['manifest.json', 200, '<!doctype html><title>Welcome</title>'],
])(
  'when search/%s responds with %d %s, the search shows a message, and works with Retry',
  async (file, status, body) => {
    const { page, close } = await visit(CACHING);
    const files = `**/search/${file}`;
    await page.route(files, (route) => route.fulfill({ status, body }));
    await openDialog(page);
    await typeQuery(page, 'query mode');
    await dialogOf(page).getByText('Unable to fetch results').waitFor();
    // The message may be on an earlier letter, and the last one may still be asked for.
    await atRest(page);
    await page.unroute(files);
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click();

    await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().waitFor();
    await close();
  },
);

test('going offline before the search is loaded is reported, and the typed text is found once online again', async () => {
  const { page, close } = await visit(CACHING);
  // Otherwise a slow machine would go offline only after the search is loaded.
  await page.route('**/search/*', (route) => route.abort('internetdisconnected'));
  await openDialog(page);
  await page.context().setOffline(true);
  await page.keyboard.type('query');
  await dialogOf(page).getByText('Unable to fetch results').waitFor();
  // In one go: with several letters, the last could be answered once online again.
  await Promise.all([page.waitForEvent('requestfailed'), page.keyboard.insertText(' mode')]);
  expect(await fieldOf(page).inputValue()).toBe('query mode');
  await dialogOf(page).getByRole('button', { name: 'Retry' }).waitFor();
  await page.context().setOffline(false);
  await page.unroute('**/search/*');
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();

  await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().click();
  await heading(page, 'Query mode');
  await close();
});

describe.each(['1970-01-01T00:00:00Z', '2100-01-01T00:00:00Z'])('with the clock at %s', (now) => {
  const open = (path: string) =>
    visit(path, { before: (tab) => tab.clock.setFixedTime(new Date(now)) });

  test('pages can be read, found and left', async () => {
    const { page, complaints, close } = await open(CACHING);
    await openDialog(page);
    await page.keyboard.type('query mode');
    await dialogOf(page).getByRole('option', { name: 'Query mode' }).first().click();
    await heading(page, 'Query mode');
    await openDialog(page);
    await dialogOf(page).getByRole('link', { name: 'Query mode' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await heading(page, 'SQL query caching');
    expect(complaints).toEqual([]);
    await close();
  });

  test('the changelog shows the dates of its entries, on the next visit too', async () => {
    const { page, complaints, close } = await open('/changelog');
    const day = page.getByRole('main').locator('time').first();
    expect(await day.innerText()).toMatch(/20\d\d/);
    await reopen(page);
    expect(await day.innerText()).toMatch(/20\d\d/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the steps of a tutorial can be ticked, and are kept', async () => {
    const { page, complaints, close } = await open(TUTORIAL);
    await page.getByRole('main').getByRole('checkbox').first().check();
    const line = page.getByText(/^1 of \d+ steps done$/);
    await line.waitFor();
    await reopen(page);
    await line.waitFor();
    expect(await page.getByRole('main').getByRole('checkbox').first().isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});
