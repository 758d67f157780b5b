import type { Page } from 'playwright-core';
import { place, REFERENCE } from '../support/reference';
import { visit } from '../support/site';

const API = '/docs/api/api-overview';
const FOLDED = '/docs/getting-started/plans-and-seats';

/** Opens a page in print rendering. */
async function printed(path: string, dark = false) {
  const tab = await visit(path, { dark });
  await tab.page.emulateMedia({ media: 'print' });
  return tab;
}

const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 60)}`),
    );

test.each([false, true])(
  'only the content is printed, dark on white (dark mode: %s)',
  async (dark) => {
    const { page, close } = await printed(API, dark);
    expect(await seen(page, 'header, footer, nav, aside, button, [role="tablist"]')).toEqual([]);
    expect(await page.locator('h1').isVisible()).toBe(true);
    const colours = await page.evaluate(() =>
      ['body', 'main h1', 'main p', 'main pre', 'main code', 'main td'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).color : '';
      }),
    );
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    for (const colour of colours.filter(Boolean)) {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeLessThan(110);
    }
    await close();
  },
);

test('the samples of the reference are printed as a whole', async () => {
  const { page, close } = await visit(`${REFERENCE}#operation/GetProjectRuns`);
  const sample = place(page, 'GetProjectRuns').locator('.redoc-json').first();
  await sample.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  const [room, needs, folded] = await sample.evaluate((box) => [
    box.clientWidth,
    box.scrollWidth,
    [...box.querySelectorAll('.ellipsis')].filter((dots) => dots.checkVisibility()).length,
  ]);
  expect(needs).toBeLessThanOrEqual(room);
  expect(folded).toBe(0);
  await close();
});

test('the address of each link in the text is printed after it', async () => {
  const { page, close } = await printed(API);
  const links = await page.locator('main p a[href]').evaluateAll((found) =>
    found
      .filter((link) => !link.getAttribute('href')?.startsWith('#'))
      .filter((link) => (link as HTMLElement).checkVisibility())
      .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
  );
  expect(links.length).toBeGreaterThan(1);
  for (const [href, after] of links)
    expect(after).toContain(href?.startsWith('/') ? `(learn.hex.tech${href})` : href);
  await close();
});

test('labels of a changelog entry are printed without their addresses', async () => {
  const { page, close } = await printed('/changelog/2025-08-06');
  const label = page.getByRole('main').getByRole('link', { name: 'tables', exact: true });
  expect(await label.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  await close();
});

test.each([
  ['the date of a changelog entry', '/changelog', 'p:has(> time)'],
  [
    'the title of a query result',
    '/docs/explore-data/cells/sql-cells/query-mode',
    'p:has(+ table)',
  ],
])('%s is on the same sheet as what it belongs to', async (_, path, selector) => {
  const { page, close } = await printed(path);
  const title = page.locator('main').locator(selector).first();
  expect(await title.evaluate((line) => getComputedStyle(line).breakAfter)).toBe('avoid');
  await close();
});

test('notes have a border, and cards are not cut in two', async () => {
  const { page, close } = await printed('/tutorials/quickstart/hex-basics');
  const note = page.getByRole('note').first();
  expect(await note.evaluate((part) => getComputedStyle(part).borderTopWidth)).toBe('1px');
  const card = page.getByRole('listitem').filter({ hasText: 'Chain queries' });
  expect(await card.evaluate((part) => getComputedStyle(part).breakInside)).toBe('avoid');
  await close();
});

test('every panel of tabs is printed', async () => {
  const { page, close } = await printed(API);
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) {
    expect(await panel.isVisible()).toBe(true);
    expect((await panel.innerText()).trim()).not.toBe('');
  }
  await close();
});

test('folded content is printed', async () => {
  const { page, close } = await printed(FOLDED);
  const heights = await page
    .locator('main details > :not(summary, nav)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height) => height === 0)).toEqual([]);
  await close();
});

test('the reference is printed with its title, and at full width', async () => {
  const { page, close } = await printed(REFERENCE);
  const last = place(page, 'CreatePresignedUrl').locator('h2');
  const drawn = await last.evaluate((title) =>
    title.checkVisibility({ contentVisibilityAuto: true }),
  );
  expect(drawn).toBe(true);
  await page.setViewportSize({ width: 1046, height: 740 });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Download openapi.json' }).isVisible()).toBe(true);
  const operation = await place(page, 'ListProjects').boundingBox();
  expect(operation?.width).toBeGreaterThan(900);
  await close();
});

test('each operation is printed with its path, field names and responses', async () => {
  const { page, close } = await printed(REFERENCE);
  const operation = place(page, 'ListProjects');
  await operation.locator('.http-verb').first().waitFor({ state: 'attached' });
  const left = await operation
    .locator('.http-verb, .property-name, button strong')
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length);

  expect(left).toBe(0);
  expect(await seen(page, 'main button')).not.toContainEqual(
    expect.stringMatching(/: (?:Copy|Try it|Expand all|Show pattern)/),
  );
  await close();
});

test.each(['/', '/changelog', '/search'])('the form fields of %s are not printed', async (path) => {
  const { page, close } = await printed(path);

  expect(await seen(page, 'input, select')).toEqual([]);
  await close();
});

test('in print nothing is cut off at the side', async () => {
  const { page, close } = await printed(API);
  await page.setViewportSize({ width: 700, height: 990 });
  const wide = await page
    .locator('main pre, main table, main [role="tabpanel"]')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.outerHTML.slice(0, 120)),
    );
  expect(wide).toEqual([]);
  await close();
});
