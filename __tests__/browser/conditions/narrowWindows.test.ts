import type { Page } from 'playwright-core';
import { builtPaths } from '../../support/publicFiles';
import { overhang } from '../support/overhang';
import { SAMPLE_PAGES } from '../support/samplePages';
import { dialogOf, openDialog } from '../support/searchSpec';
import { newTab, visit } from '../support/site';

/** A window of 1280 × 1024 px at 400 % zoom. */
const ENLARGED = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };
const PATIENCE = 60 * 60 * 1000;

/** The parts of the bar that are cut off at an edge or squeezed. */
const cutInBar = (page: Page) =>
  page.locator('header :is(a, button, svg)').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width < 14 || box.left < 0 || box.right > document.body.getBoundingClientRect().width,
      )
      .map(({ name }) => name),
  );

/** Parts in a row or a grid, where a long name would not break on its own. */
const IN_ROWS = [
  '[role=note] > p',
  'main details:not(:has(nav)) > summary',
  'nav[aria-label="Docs pages"] a',
  'nav[aria-label="Breadcrumbs"] a',
];

/** Appends a name that is wider than the window. */
const appendLongName = (page: Page) =>
  page.evaluate((parts) => {
    for (const part of document.querySelectorAll(parts))
      part.append('SNOWFLAKE_PRIVATE_KEY_PASSPHRASE_OF_THE_WORKSPACE');
  }, IN_ROWS.join());

test(
  'at 320 px no page scrolls sideways, the bar is complete, and long names break',
  async () => {
    const { page, close } = await newTab({ viewport: { width: 320, height: 700 } });
    const faults: string[] = [];
    for (const path of process.env.FULL ? [...SAMPLE_PAGES, ...builtPaths()] : SAMPLE_PAGES) {
      await page.goto(path, { waitUntil: 'load' });
      if ((await overhang(page)) > 0) faults.push(`${path} is too wide`);
      for (const part of await cutInBar(page)) faults.push(`${path} has no room for ${part}`);
      await appendLongName(page);
      if ((await overhang(page)) > 0) faults.push(`${path} does not break a long name`);
    }
    await close();

    expect(faults).toEqual([]);
  },
  PATIENCE,
);

/** The share of the window's height that fixed parts cover while the page scrolls. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const stays = (place: Element | null): boolean => {
      if (!place) return false;
      const { position, left } = getComputedStyle(place);
      const stuck = position === 'fixed' || (position === 'sticky' && left === 'auto');
      return (stuck && place.tagName !== 'MAIN') || stays(place.parentElement);
    };
    const lines = Array.from({ length: innerHeight }, (_, y) => y);
    const middle = document.body.clientWidth / 2;
    return lines.filter((y) => stays(document.elementFromPoint(middle, y))).length / innerHeight;
  });

test.each(SAMPLE_PAGES)(
  'at 400 %% zoom, %s keeps two thirds of the window for the text',
  async (path) => {
    const { page, close } = await visit(path, ENLARGED);
    const shares: number[] = [];
    // Down, which hides the bar, and up again, which shows it.
    for (const top of [0, 700, 900, 600, 300]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForTimeout(250);
      shares.push(await covered(page));
    }
    expect(Math.max(...shares)).toBeLessThan(1 / 3);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await close();
  },
);

/** Scrolls a part into view, and returns whether nothing covers it. */
async function isReached(page: Page, name: string | RegExp): Promise<boolean> {
  const link = page.getByRole('dialog').getByRole('link', { name }).last();
  await link.scrollIntoViewIfNeeded();
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(there);
  });
}

test('at 400 % zoom the menu reaches its last entry', async () => {
  const { page, close } = await visit('/docs/category/sql-cells', ENLARGED);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  expect(await isReached(page, 'Legal')).toBe(true);
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  expect(await isReached(page, 'Get started')).toBe(true);
  await menu.getByRole('link', { name: 'Tutorials' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tutorials' }).waitFor();
  await close();
});

test('at 400 % zoom the search shows its results', async () => {
  const { page, close } = await visit('/docs/category/sql-cells', ENLARGED);
  await openDialog(page);
  await page.keyboard.type('query caching');
  await dialogOf(page).getByRole('option').first().waitFor();
  // The results of each letter replace those of the previous one.
  await page.waitForFunction(() => {
    const { bottom, width } = document.querySelector('[role=option]')!.getBoundingClientRect();
    return bottom <= 256 && width > 200;
  });
  await close();
});

test('at 400 % zoom the operations of the reference can be chosen', async () => {
  const { page, close } = await visit('/docs/api/api-reference', ENLARGED);
  await page.getByRole('button', { name: 'Operations', exact: true }).click();
  const link = page
    .getByRole('navigation', { name: 'API reference' })
    .getByRole('link', { name: /^Cancel a run/ });
  await link.click();
  await page.waitForURL('**#operation/CancelRun');
  await close();
});
