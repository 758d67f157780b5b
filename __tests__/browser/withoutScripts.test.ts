import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { builtPaths } from '../support/publicFiles';
import { overhang } from './support/overhang';
import { SAMPLE_PAGES } from './support/samplePages';
import { newTab, visit } from './support/site';

const noScripts = { javaScriptEnabled: false };

test('a page reads and leads on without scripts', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  expect(await page.locator('h1').innerText()).toBe('API overview');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Connect to data' }).click();
  expect(await page.locator('h1').innerText()).toBe('Connect to data');
  await sidebar.getByRole('link', { name: 'Data connections' }).click();
  expect(await page.locator('h1').innerText()).toBe('Data connections');
  await close();
});

test('every panel of tabs is read without scripts, under its name', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  expect(await panels.nth(2).innerText()).toContain('TypeScript');
  await close();
});

test('what needs scripts is not shown without them', async () => {
  const { page, close } = await visit('/docs/api/api-overview', noScripts);
  // The search button is a form's: it leads to the search page.
  const buttons = await page.getByRole('button').all();
  expect(await Promise.all(buttons.map((button) => button.innerText()))).toEqual(['Search']);
  await close();
});

test('the reference has no button that does nothing, and keeps their names, paths and answers', async () => {
  const { page, close } = await visit('/docs/api/api-reference', noScripts);
  const operation = page.locator('[id="operation/ListGroups"]');
  const words = await operation.innerText();
  for (const word of ['/v1/groups', 'values', '200', 'The token is missing'])
    expect(words).toContain(word);
  // A button without a box takes no focus.
  const left = await page
    .locator('main button')
    .evaluateAll(
      (buttons) => buttons.filter((button) => button.getClientRects().length > 0).length,
    );
  expect(left).toBe(0);
  await close();
});

test('on a phone the main navigation and the sidebar are in the page', async () => {
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

test.each([320, 360])('at %d px no page scrolls sideways without scripts', async (width) => {
  const { page, close } = await newTab({ ...noScripts, viewport: { width, height: 700 } });
  const wide: string[] = [];
  for (const path of [...SAMPLE_PAGES, '/offline.html']) {
    await page.goto(path, { waitUntil: 'load' });
    if ((await overhang(page)) > 0) wide.push(path);
  }
  await close();

  expect(wide).toEqual([]);
});

/** How many titles a page shows, and how much of what was written on it, but for what is folded or needs scripts. */
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

test('every page shows its title, and all of its text', async () => {
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
  // Side by side: each waits for its pages most of the time.
  await Promise.all([walk(), walk(), walk()]);

  expect(looked).toBeGreaterThan(300);
  expect(faults).toEqual([]);
}, 180_000);

const NOTHING = /^$/;
/** Pages of each template, with what is said on them by scripts alone. */
const SAMPLES: readonly (readonly [string, RegExp])[] = [
  ['/', NOTHING],
  ['/docs', NOTHING],
  ['/docs/api/api-overview', NOTHING],
  ['/docs/category/sql-cells', NOTHING],
  ['/docs/collaborate/sharing-and-permissions/roles', /^(?:Copy|Permissions|I|am)$/],
  ['/docs/api/api-reference', /^(?:Payload|Python|TypeScript|R|Expand|allCollapse|[[\]{},]+)$/],
  ['/tutorials/quickstart/hex-basics', /^(?:Copy|\d+|steps|done)$/],
  ['/changelog', /./],
  ['/changelog/2025-08-06', /^Copy$/],
  ['/changelog/archive', NOTHING],
];

/** The first window, small and grey, in a font that every machine has at once; without what needs scripts. */
async function look(page: Page): Promise<Buffer> {
  const style =
    '.needs-js, header kbd { display: none !important } * { font-family: sans-serif !important }';
  const picture = await page.screenshot({ style, animations: 'disabled' });
  return sharp(picture).resize(160, 112, { fit: 'fill' }).greyscale().raw().toBuffer();
}

test.each(SAMPLES)('%s says and looks without scripts as it does with them', async (path, own) => {
  const plain = await visit(path, noScripts);
  const full = await visit(path);
  const said = new Set(await wordsOf(plain.page));
  const words = await wordsOf(full.page);
  expect(words.filter((word) => !said.has(word) && !own.test(word))).toEqual([]);
  const [without, withThem] = [await look(plain.page), await look(full.page)];
  const apart = without.reduce((sum, grey, at) => sum + Math.abs(grey - withThem[at]!), 0);
  // Of 255; a line of text that is not there makes more.
  expect(apart / without.length).toBeLessThan(0.05);
  await plain.close();
  await full.close();
});
