import { withFixtureSite } from '../support/fixtureSite';
import { dialogOf, enterQuery, fieldOf, openDialog, searchSpec } from '../support/searchSpec';

const site = withFixtureSite();
afterEach(() => {
  site.algolia.faults.status = undefined;
});

searchSpec(() => ({
  visit: site.visit,
  path: '/docs/plain',
  query: 'order',
  title: 'Runs',
  address: '/docs/runs',
  data: /\/1\/indexes\//,
}));

async function searchFor(path: string, query: string) {
  const opened = await site.visit(path);
  site.algolia.requests.length = 0;
  await openDialog(opened.page);
  await enterQuery(opened.page, query);
  return opened;
}

test('a query is limited to the reader’s language and docs, and uses the search-only key', async () => {
  const { page, close } = await searchFor('/docs/plain', 'runs');
  await dialogOf(page).getByRole('option').first().waitFor();
  await close();

  const { path, key, body } = site.algolia.requests[0]!;
  expect([path, key]).toEqual(['/1/indexes/*/queries', 'search-key-of-the-fake']);
  expect(body.requests).toMatchObject([
    {
      indexName: 'fixture',
      query: 'runs',
      hitsPerPage: 20,
      facetFilters: [
        'language:en',
        [
          'docusaurus_tag:default',
          'docusaurus_tag:docs-default-current',
          'docusaurus_tag:tutorials',
          'docusaurus_tag:changelog',
          'docusaurus_tag:api',
        ],
      ],
    },
  ]);
});

test('a reader of another version finds its pages', async () => {
  const { page, close } = await searchFor('/docs/1.0/runs', 'runs');
  const option = dialogOf(page).getByRole('option', { name: /Runs/ }).first();
  await option.waitFor();

  expect(await option.getAttribute('href')).toBe('/docs/1.0/runs');
  await close();
});

test.each([403, 500])('a %d response is reported, and Retry searches again', async (status) => {
  site.algolia.faults.status = () => status;
  const { page, close } = await searchFor('/docs/plain', 'order');
  await dialogOf(page).getByText('Unable to fetch results').waitFor();
  site.algolia.faults.status = undefined;
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();

  await dialogOf(page).getByRole('option').first().waitFor();
  await close();
});

test('a service that does not respond is reported, and Retry searches again', async () => {
  const { page, close } = await site.visit('/docs/plain');
  const service = `http://${site.algolia.host}/**`;
  // The request is neither answered nor closed.
  await page.route(service, () => undefined);
  await openDialog(page);
  await enterQuery(page, 'order');
  await dialogOf(page).getByText('Unable to fetch results').waitFor();
  await page.unroute(service);
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();

  await dialogOf(page).getByRole('option').first().waitFor();
  await close();
});

test('going offline while typing is reported, and the typed text is found once online again', async () => {
  const { page, close } = await searchFor('/docs/plain', 'or');
  await dialogOf(page).getByRole('option').first().waitFor();
  await page.context().setOffline(true);
  await page.keyboard.insertText('der');
  await dialogOf(page).getByText('Unable to fetch results').waitFor();
  expect(await fieldOf(page).inputValue()).toBe('order');
  await page.context().setOffline(false);
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();

  await dialogOf(page).getByRole('option', { name: 'Runs' }).first().waitFor();
  await close();
});

test('markup in records is not injected', async () => {
  const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>zebra';
  site.algolia.put('fixture', [
    {
      objectID: '/docs/plain#zebra~0',
      url: 'javascript:window.hit=1//',
      url_without_anchor: '/docs/plain',
      anchor: 'zebra',
      type: 'lvl2',
      hierarchy: { lvl0: hostile, lvl1: hostile, lvl2: hostile },
      trail: [hostile],
      keywords: [hostile],
      content: hostile,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: { pageRank: 1, level: 80, position: 1 },
    },
  ] as never);
  const { page, close } = await searchFor('/docs/plain', 'zebra');
  const option = dialogOf(page).getByRole('option').first();
  await option.waitFor();

  expect(await option.getAttribute('href')).toMatch(/^\//);
  expect(await dialogOf(page).locator('img, script').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await close();
});
