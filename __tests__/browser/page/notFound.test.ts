import { layoutShifts } from '../support/layoutShifts';
import { visit } from '../support/site';

test.each([375, 1280])(
  'at %d px nothing moves or loses the focus when the nearest pages appear',
  async (width) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { page, close } = await visit('/docs/query-cachin', {
      viewport: { width, height: 800 },
      waitUntil: 'commit',
      before: (tab) =>
        tab.route('**/navigation.json', async (route) => {
          await released;
          await route.continue();
        }),
    });
    // Known only after hydration.
    await page.getByText('/docs/query-cachin').waitFor();
    const ways = page.getByRole('main').getByRole('link');
    const tops = () =>
      ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    await ways.last().focus();
    const before = await tops();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.y).toBeGreaterThan(800);

    release();
    await page.getByRole('link', { name: 'SQL query caching', exact: true }).waitFor();
    expect((await tops()).slice(0, before.length)).toEqual(before);
    expect(
      await ways.nth(before.length - 1).evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await close();
  },
);

test.each([
  ['/docs/100%25', '/docs/100'],
  ['/docs/caf%E9', '/docs/cafE9'],
  ['/docs/a%2525b', '/docs/a25b'],
  ['/%E0%A4%A', '/E0A4A'],
])('at %s, which cannot be decoded twice, the page hydrates as %s', async (address, kept) => {
  const { page, complaints, close } = await visit('/docs');
  await page.evaluate((href) => {
    document.querySelector('main a')!.setAttribute('href', href);
  }, address);
  await page.locator('main a').first().click();
  await page.getByText(kept, { exact: true }).waitFor();
  await page.goto(address);
  await page.getByText(kept, { exact: true }).waitFor();

  expect(new URL(page.url()).pathname).toBe(kept);
  expect(complaints.filter((line) => !/status of 40[04]/.test(line))).toEqual([]);
  await close();
});

test.each([
  ['/Docs/Category/SQL-Cells/?from=mail#query', '/docs/category/sql-cells?from=mail#query'],
  ['/docs/No-Such-Page', '/docs/No-Such-Page'],
])('a reader who typed %s arrives at %s', async (typed, reached) => {
  const { page, close } = await visit(typed);
  await page.getByRole('heading', { level: 1 }).waitFor();

  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe(reached);
  await close();
});

test.each([375, 1280])(
  'at %d px a long address without a page is named, and nothing moves',
  async (width) => {
    const address =
      '/docs/explore-data/cells/sql-cells/query-caching/of-a-page-that-was-never-written';
    const { page, close } = await visit(address, { viewport: { width, height: 800 } });
    await page.getByText(address).waitFor();

    expect(await layoutShifts(page)).toEqual([]);
    await close();
  },
);
