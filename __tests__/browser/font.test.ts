import type { Page } from 'playwright-core';
import { visit } from './support/site';

const PAGE = '/docs/explore-data/cells/sql-cells/query-mode';
const OURS = 'Figtree Variable';

/** The fonts that something on the page is drawn with. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = [...document.fonts].filter(({ status }) => status === 'loaded');
    return drawn.map(({ family }) => family.replaceAll('"', ''));
  });

/** A first visit for which the font came in time, which it may not on a busy machine; the worker has taken over since. */
async function visitWithFont(tries = 10): Promise<Awaited<ReturnType<typeof visit>>> {
  const tab = await visit(PAGE, {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  });
  await tab.page.waitForFunction(() => navigator.serviceWorker.controller);
  if ((await fontsOf(tab.page)).join() === OURS) return tab;
  await tab.close();
  if (tries === 0) throw new Error('The font never came in time.');
  return visitWithFont(tries - 1);
}

test.each([
  ['narrower', (page: Page) => page.setViewportSize({ width: 600, height: 800 })],
  ['still', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
])('text keeps the font of a first visit where the window becomes %s', async (_change, change) => {
  const { page, close } = await visitWithFont();
  await change(page);
  await page.waitForTimeout(300);
  expect(await fontsOf(page)).toEqual([OURS]);
  await close();
});
