import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { layoutShifts } from '../support/layoutShifts';
import {
  dialogOf,
  enterQuery,
  fieldOf,
  openDialog,
  searchSpec,
  type Searched,
} from '../support/searchSpec';
import { reopen, saveData, visit } from '../support/site';

const site: Searched = {
  visit,
  path: '/docs/getting-started/what-is-hex',
  query: 'sql query caching',
  title: 'SQL query caching',
  address: '/docs/explore-data/cells/sql-cells/query-caching',
  data: /\/search\/.*\.json$/,
};
searchSpec(() => site);

test('a typing error is tolerated, and a similar title is suggested', async () => {
  const { page, close } = await visit(site.path);
  await openDialog(page);
  await page.keyboard.type('snowflaek');
  await dialogOf(page)
    .getByRole('option', { name: /Connect to Snowflake/ })
    .first()
    .waitFor();
  await fieldOf(page).fill('snowflqqae zzzq');
  await dialogOf(page).getByText('Try searching for').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Connect to Snowflake' }).click();

  await dialogOf(page)
    .getByRole('option', { name: /Connect to Snowflake/ })
    .first()
    .waitFor();
  expect(await fieldOf(page).inputValue()).toBe('Connect to Snowflake');
  await close();
});

test.each([375, 1280])(
  'at %i px an address with a query shows its results, and nothing moves while loading',
  async (width) => {
    const { page, close } = await visit(`/search?q=${encodeURIComponent(site.query)}`, {
      viewport: { width, height: 800 },
    });
    await page.getByRole('link', { name: site.title }).first().waitFor();

    expect(await layoutShifts(page)).toEqual([]);
    await close();
  },
);

test('Back from a result and a reload restore the area’s results and the scroll position', async () => {
  const { page, close } = await visit('/search?q=query', {
    viewport: { width: 1280, height: 500 },
  });
  const area = page.getByRole('radio', { name: /^Tutorials/ });
  await area.check({ force: true });
  const count = page.locator('p', { hasText: /^[\d,]+ results for “query” in Tutorials/ });
  await count.first().waitFor();
  const result = page.locator('main ol > li h2 a').nth(5);
  await result.scrollIntoViewIfNeeded();
  const title = (await result.textContent())!;
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);

  await result.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await count.first().waitFor();
  expect(await area.isChecked()).toBe(true);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 3, before);

  await reopen(page);
  await count.first().waitFor();
  expect(await area.isChecked()).toBe(true);
  await close();
});

test('the number of results is announced', async () => {
  const { page, close } = await visit(site.path);
  await openDialog(page);
  await page.keyboard.type(site.query);

  await dialogOf(page)
    .getByRole('status')
    .getByText(new RegExp(`^[\\d,]+ results for “${site.query}”$`))
    .waitFor();
  await close();
});

test('once its files are loaded the search works offline', async () => {
  const { page, close } = await visit(site.path);
  await openDialog(page);
  await page.keyboard.type('sql');
  await dialogOf(page).getByRole('option').first().waitFor();
  await page.context().setOffline(true);
  await fieldOf(page).fill(site.query);

  await dialogOf(page).getByRole('option', { name: site.title }).first().waitFor();
  await close();
});

test('a worker crash is reported, and Retry starts a new worker', async () => {
  const { page, close } = await visit(site.path, {
    // The page's policy allows no other worker.
    bypassCSP: true,
    before: (tab) =>
      tab.addInitScript(() => {
        const crash =
          'let heard = 0; onmessage = () => { if (heard++ > 0) throw new Error("crash"); }';
        const crashing = URL.createObjectURL(new Blob([crash], { type: 'text/javascript' }));
        const Started = window.Worker;
        let started = 0;
        window.Worker = class extends Started {
          constructor(url: string | URL) {
            super(started++ === 0 ? crashing : url);
          }
        };
      }),
  });
  await openDialog(page);
  await page.waitForTimeout(300);
  await enterQuery(page, site.query);
  await dialogOf(page).getByText('Unable to fetch results').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();

  await dialogOf(page).getByRole('option', { name: site.title }).first().waitFor();
  await close();
});

test('the home page has a field that is ready to type into', async () => {
  const { page, close } = await visit('/');
  await page.getByRole('searchbox').click();
  await page.keyboard.type(site.query);

  await dialogOf(page).getByRole('option', { name: site.title }).first().waitFor();
  expect(await fieldOf(page).inputValue()).toBe(site.query);
  await close();
});

test('results can be narrowed to an area', async () => {
  const { page, close } = await visit('/search?q=snowflake');
  await page.getByRole('radio', { name: /^Changelog \d/ }).check({ force: true });

  await page
    .getByRole('status')
    .getByText(/in Changelog$/)
    .waitFor();
  const links = await page
    .locator('main h2 a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !href?.startsWith('/changelog/'))).toEqual([]);
  await close();
});

test('without scripts the button leads to the search page, which lists the sections of the site', async () => {
  const { page, close } = await visit(site.path, { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL((url) => /^\/search\/?$/.test(url.pathname));

  expect(await page.locator('noscript').innerText()).toBe(
    'Search needs JavaScript. The sections below lead to every page.',
  );
  expect(await page.getByRole('main').getByRole('link').count()).toBe(3);
  await close();
});

test('the scripts of the search stay small', async () => {
  const { page, close } = await visit(site.path, { before: saveData });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  await openDialog(page);
  await page.keyboard.type(site.query);
  await dialogOf(page).getByRole('option').first().waitFor();
  await close();

  const sizes = [...new Set(scripts)].map(
    (path) => gzipSync(readFileSync(join('public', path))).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(65_000);
});

test('there is one file of records, named by its content hash', () => {
  const files = readdirSync('public/search').filter((file) => /^records\..*\.json$/.test(file));

  expect(files).toHaveLength(1);
  expect(statSync(join('public/search', files[0]!)).size).toBeGreaterThan(1000);
  expect(JSON.parse(readFileSync('public/search/manifest.json', 'utf8'))).toEqual({
    records: files[0],
  });
});
