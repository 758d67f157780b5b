import { overhang } from '../support/overhang';
import { COMBINATIONS } from '../support/combinations';
import { visit } from '../support/site';
import { violations } from '../support/violations';

const SECTION = '/docs/category/sql-cells';

test('the index of a section links to one page with all its pages, for printing', async () => {
  const { page, complaints, close } = await visit(SECTION);
  await page.getByRole('link', { name: 'Print this section' }).click();
  await page.waitForURL(`**${SECTION}/print`);
  await page.getByRole('heading', { level: 1, name: 'SQL cells' }).waitFor();
  await page.evaluate(() => {
    window.print = () => (document.title = 'printing');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.title()).toBe('printing');
  await page
    .getByRole('main')
    .getByRole('list')
    .getByRole('link', { name: 'Query mode' })
    .first()
    .click();
  expect(new URL(page.url()).hash).toMatch(/^#part-\d+$/);
  expect(complaints).toEqual([]);
  await close();
});

test('in print each page starts on a new sheet, after a title page with the table of contents', async () => {
  const { page, close } = await visit(`${SECTION}/print`, { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('list').first().isVisible()).toBe(true);
  const breaks = await page
    .locator('article > section')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakBefore));
  expect(breaks.length).toBeGreaterThan(3);
  expect(new Set(breaks)).toEqual(new Set(['page']));
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  await close();
});

test.each(COMBINATIONS)(
  'axe finds nothing at $width px (dark: $dark), and nothing overflows',
  async ({ width, dark }) => {
    const { page, close } = await visit(`${SECTION}/print`, {
      dark,
      viewport: { width, height: 900 },
    });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await close();
  },
);
