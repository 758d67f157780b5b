import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { builtPaths } from '../../support/publicFiles';
import { overhang } from '../support/overhang';
import { layOut } from '../support/reference';
import { SAMPLE_PAGES } from '../support/samplePages';
import { newTab, visit } from '../support/site';

const noScripts = { javaScriptEnabled: false };

test('a page and its links work without scripts', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  expect(await page.locator('h1').innerText()).toBe('API overview');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Connect to data' }).click();
  expect(await page.locator('h1').innerText()).toBe('Connect to data');
  await sidebar.getByRole('link', { name: 'Data connections' }).click();
  expect(await page.locator('h1').innerText()).toBe('Data connections');
  await close();
});

test('every tab panel is shown without scripts, under its name', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  expect(await panels.nth(2).innerText()).toContain('TypeScript');
  await close();
});

test('controls that need scripts are not shown without them', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  // The search button belongs to a form that leads to the search page.
  const buttons = await page.getByRole('button').all();
  expect(await Promise.all(buttons.map((button) => button.innerText()))).toEqual(['Search']);
  await close();
});

test('the reference has no dead buttons, but keeps their names, paths and responses', async () => {
  const { page, close } = await visit('/docs/api/api-reference', noScripts);
  const operation = page.locator('[id="operation/ListGroups"]');
  const words = await operation.innerText();
  for (const word of ['/v1/groups', 'values', '200', 'The token is missing'])
    expect(words).toContain(word);
  // A button with display: contents cannot be focused.
  const left = await page
    .locator('main button')
    .evaluateAll(
      (buttons) => buttons.filter((button) => button.getClientRects().length > 0).length,
    );
  expect(left).toBe(0);
  await close();
});

test('on a phone the main navigation and the sidebar are on the page', async () => {
  const { page, close } = await visit('/docs/api/api-overview', {
    ...noScripts,
    viewport: { width: 375, height: 800 },
  });
  expect(
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Tutorials' })
      .isVisible(),
  ).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
  await close();
});

test('on a tablet the bar reaches from edge to edge without scripts', async () => {
  const { page, close } = await visit('/docs/api/api-overview', {
    ...noScripts,
    viewport: { width: 768, height: 800 },
  });
  const last = await page.getByRole('link', { name: 'Get started' }).boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(last!.x + last!.width).toBe(bar!.width - 20);
  await close();
});

test('at 320 and 360 px no page scrolls sideways without scripts', async () => {
  const { page, close } = await newTab(noScripts);
  const wide: string[] = [];
  for (const path of [...SAMPLE_PAGES, '/offline.html']) {
    await page.goto(path, { waitUntil: 'load' });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      if ((await overhang(page)) > 0) wide.push(`${path} at ${width} px`);
    }
  }
  await close();

  expect(wide).toEqual([]);
});

/** How many titles a page shows, and the share of its text that is visible, except folded parts and those needing scripts. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const letters = (text: string) => text.replace(/\s/g, '').length;
    const main = document.querySelector('main')!;
    const written = main.cloneNode(true) as Element;
    written
      .querySelectorAll(
        '.needs-js, style, script, option, button, [role="tab"], details:not([open]) > :not(summary)',
      )
      .forEach((part) => part.remove());
    return {
      titles: [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility())
        .length,
      share: letters(main.innerText) / letters(written.textContent ?? ''),
    };
  });

const wordsOf = async (page: Page) => (await page.locator('main').innerText()).split(/\s+/);

test('every page shows its title and all of its text', async () => {
  const paths = builtPaths();
  const looked = paths.length;
  const faults: string[] = [];
  const walk = async () => {
    const tab = await newTab({ ...noScripts, viewport: { width: 1300, height: 600 } });
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
      const { titles, share } = await shown(tab.page);
      if (titles !== 1) faults.push(`${path} shows ${titles} titles`);
      if (share < 0.98) faults.push(`${path} shows ${Math.round(share * 100)} % of its text`);
    }
    await tab.close();
  };
  // In parallel: each mostly waits for its pages.
  await Promise.all([walk(), walk(), walk()]);

  expect(looked).toBeGreaterThan(300);
  expect(faults).toEqual([]);
}, 180_000);

const NOTHING = /^$/;
/** Pages of each template, with the text that only scripts add. */
const SAMPLES: readonly (readonly [string, RegExp])[] = [
  ['/', NOTHING],
  ['/docs', NOTHING],
  ['/docs/api/api-overview', NOTHING],
  ['/docs/category/sql-cells', NOTHING],
  ['/docs/collaborate/sharing-and-permissions/roles', /^(?:Copy|Permissions|I|am)$/],
  [
    '/docs/api/api-reference',
    // Without scripts a path follows its method without a space, since it is not a button.
    /^(?:Copy|Payload|Python|TypeScript|R|Expand|allCollapse|[[\]{},]+|\/v1\/.+)$/,
  ],
  ['/tutorials/quickstart/hex-basics', /^(?:Copy|\d+|steps|done)$/],
  ['/changelog', /./],
  ['/changelog/2025-08-06', /^Copy$/],
  ['/changelog/archive', NOTHING],
];

/** The first screen, small and grey, in a font available everywhere, without parts that need scripts. */
async function look(page: Page): Promise<Buffer> {
  const style =
    '.needs-js, header kbd { display: none !important } * { font-family: sans-serif !important }';
  const picture = await page.screenshot({ style, animations: 'disabled' });
  return sharp(picture).resize(160, 112, { fit: 'fill' }).greyscale().raw().toBuffer();
}

test.each(SAMPLES)('%s reads and looks the same with and without scripts', async (path, own) => {
  const plain = await visit(path, noScripts);
  const full = await visit(path);
  // The text of an operation that is not laid out does not count as visible.
  for (const { page } of [plain, full]) await layOut(page);
  const said = new Set(await wordsOf(plain.page));
  const words = await wordsOf(full.page);
  expect(words.filter((word) => !said.has(word) && !own.test(word))).toEqual([]);
  const [without, withThem] = [await look(plain.page), await look(full.page)];
  const apart = without.reduce((sum, grey, at) => sum + Math.abs(grey - withThem[at]!), 0);
  // Of 255; a missing line of text would exceed this.
  expect(apart / without.length).toBeLessThan(0.05);
  await plain.close();
  await full.close();
});
