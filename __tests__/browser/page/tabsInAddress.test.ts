import type { Page } from 'playwright-core';
import { atRest, visit } from '../support/site';

const PAGE = '/docs/api/api-overview';

const chosen = (page: Page) => page.getByRole('tab', { selected: true }).allInnerTexts();
const address = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

test('a chosen tab is in the address, which opens it for others', async () => {
  const { page, complaints, close } = await visit(PAGE);
  await page.getByRole('tab', { name: 'R', exact: true }).first().click();
  expect(address(page)).toBe(`${PAGE}?tab.language=R`);
  await page.getByRole('tab', { name: 'R', exact: true }).first().press('Home');
  const [first] = await chosen(page);
  expect(address(page)).toBe(`${PAGE}?tab.language=${first}`);
  expect(complaints).toEqual([]);
  await close();

  const other = await visit(`${PAGE}?tab.language=R`);
  expect(await chosen(other.page)).toEqual(['R', 'R']);
  expect(other.complaints).toEqual([]);
  await other.close();
});

test('a chosen tab survives jumps within the page, Back, and a reload', async () => {
  const { page, close } = await visit(`${PAGE}?tab.language=R`);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  expect(address(page)).toMatch(/\?tab\.language=R#.+/);
  expect(await chosen(page)).toEqual(['R', 'R']);
  await page.reload({ waitUntil: 'networkidle' });
  await atRest(page);
  expect(await chosen(page)).toEqual(['R', 'R']);

  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Connect to data' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Connect to data' }).waitFor();
  expect(address(page)).not.toContain('tab.');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'API overview' }).waitFor();
  expect(address(page)).toMatch(/\?tab\.language=R#.+/);
  await page.waitForFunction(
    () => document.querySelector('[aria-selected="true"]')?.textContent === 'R',
  );
  await close();
});

test('a page is rendered with the chosen tab right away, so that Back restores the scroll position', async () => {
  const { page, close } = await visit(PAGE);
  await page.getByRole('tab', { name: 'R', exact: true }).first().click();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Connect to data' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Connect to data' }).waitFor();
  await page.evaluate(() => {
    // Records panels that are shown or hidden after the first render.
    new MutationObserver(() => (document.body.dataset.swapped = '')).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-shown'],
    });
  });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'API overview' }).waitFor();
  await page.waitForFunction(
    () => document.querySelector('[aria-selected="true"]')?.textContent === 'R',
  );
  await atRest(page);
  expect(await page.locator('body[data-swapped]').count()).toBe(0);
  await close();
});

test('choosing a tab does not move the tabs in browsers without scroll anchoring', async () => {
  const { page, close } = await visit(PAGE);
  await page.addStyleTag({ content: '* { overflow-anchor: none !important }' });
  const own = page.getByRole('tablist').nth(1);
  await own.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  const top = async () => Math.round((await own.boundingBox())?.y ?? NaN);
  const before = await top();
  for (const tab of await own.getByRole('tab').all()) {
    await tab.click();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  }
  await close();
});

test('a link within the site opens a tab, on this page and on another', async () => {
  const { page, close } = await visit(PAGE);
  const follow = async (href: string) => {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.prepend(link);
      link.click();
    }, href);
  };
  const shows = (label: string) =>
    page.waitForFunction(
      (text) => document.querySelector('[aria-selected="true"]')?.textContent === text,
      label,
    );
  await follow(`${PAGE}?tab.language=R`);
  await shows('R');
  await follow('/docs/share-insights/scheduled-runs?tab.language=Python');
  await page.getByRole('heading', { level: 1, name: 'Scheduled runs' }).waitFor();
  await shows('Python');
  await close();
});

test('the address overrides the reader’s choice, and unknown tabs are ignored', async () => {
  const { page, close } = await visit(PAGE);
  await page.getByRole('tab', { name: 'R', exact: true }).first().click();
  await page.goto(`${PAGE}?tab.language=Python`, { waitUntil: 'networkidle' });
  await atRest(page);
  expect(await chosen(page)).toEqual(['Python', 'Python']);
  await page.goto(`${PAGE}?tab.language=%3Cimg%20src%3Dx%3E&tab.%E0=1`, {
    waitUntil: 'networkidle',
  });
  await atRest(page);
  expect(await chosen(page)).toEqual(['R', 'R']);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  await close();
});

test('jumping to an anchor shows the tab that contains it', async () => {
  const { page, complaints, close } = await visit(PAGE);
  const hidden = page
    .getByRole('tabpanel', { name: 'R', exact: true, includeHidden: true })
    .first();
  expect(await hidden.locator('pre').isVisible()).toBe(false);
  await hidden.locator('pre').evaluate((code) => {
    code.id = 'sample';
    window.location.hash = '#sample';
  });
  await hidden.locator('pre').waitFor();
  expect(await chosen(page)).toEqual(['R', 'R']);
  expect(complaints).toEqual([]);
  await close();
});
