import type { Locator } from 'playwright-core';
import { overhang } from '../support/overhang';
import { visit } from '../support/site';

const PAGE = '/docs/explore-data/cells/sql-cells/query-mode';

test.each(['large', 'larger'])(
  'with %s text, neither the phone menu nor the words in the bar get smaller',
  async (size) => {
    const heights = async (reading: string) => {
      const { page, close } = await visit(PAGE, {
        viewport: { width: 375, height: 800 },
        withoutFont: true,
        before: (tab) =>
          tab.addInitScript((names) => localStorage.setItem('reading', names), reading),
      });
      const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
      const bar = await page
        .getByRole('banner')
        .getByRole('link', { name: 'Hex', exact: true })
        .evaluate((link) => {
          const words = document.createRange();
          words.selectNode(link.lastChild!);
          return words.getBoundingClientRect().height;
        });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const menu = page.getByRole('dialog', { name: 'Navigation' });
      await menu.waitFor();
      const entry = await heightOf(menu.getByRole('link', { name: 'Query mode' }));
      const button = await heightOf(menu.getByRole('button', { name: '← Back to main menu' }));
      await close();
      return { bar, entry, button };
    };
    const [before, after] = [await heights(''), await heights(size)];
    expect(before.entry).toBeGreaterThan(0);
    expect(after.bar).toBeGreaterThanOrEqual(before.bar - 0.5);
    expect(after.entry).toBeGreaterThanOrEqual(before.entry);
    expect(after.button).toBeGreaterThanOrEqual(before.button);
  },
);

/** How much higher or wider a part is than the space reserved for it. */
const beyondRoom = (part: Locator) =>
  part.evaluate((element) => {
    const { height, width } = element.getBoundingClientRect();
    const { minHeight, minWidth } = getComputedStyle(element);
    const beyond = [height - parseFloat(minHeight), width - parseFloat(minWidth)];
    const kept = beyond.filter((_, side) => parseFloat([minHeight, minWidth][side]!) > 0);
    return kept.length > 0 ? Math.max(...kept) : Infinity;
  });

test.each([
  [
    '/tutorials/quickstart/hex-basics',
    1000,
    'the progress',
    '.needs-js:has(> div > [role=status])',
  ],
  ['/changelog', 1280, 'the filter', '.needs-js:has([role=group])'],
  ['/changelog', 375, 'the filter', '.needs-js:has([role=group])'],
  ['/docs', 1280, 'the keys of the search', 'header kbd'],
])(
  'with large text, on %s at %d px, late content fits its reserved space: %s',
  async (path, width, _part, selector) => {
    const { page, close } = await visit(path, { viewport: { width, height: 900 } });
    const part = page.locator(selector);
    await part.waitFor();
    await page.addStyleTag({ content: 'html { font-size: 32px }' });
    expect(await beyondRoom(part)).toBeLessThan(0.5);
    await close();
  },
);

test.each([24, 28, 32])(
  'on a phone set to letters of %d px, no page scrolls sideways and the bar is complete',
  async (standard) => {
    const { page, close } = await visit(PAGE, {
      viewport: { width: 375, height: 800 },
      before: async (tab) =>
        (await tab.context().newCDPSession(tab)).send('Page.setFontSizes', {
          fontSizes: { standard },
        }),
    });
    const bar = page.getByRole('banner');
    const search = await bar.getByRole('button', { name: 'Search' }).boundingBox();
    expect(search!.x + search!.width).toBeLessThanOrEqual(375);
    expect(await overhang(page)).toBe(0);
    await close();
  },
);
