import type { Page } from 'playwright-core';
import { visit } from '../support/site';

const PAGE = '/docs/explore-data/cells/sql-cells/query-mode';
/** The name of our font in its file. */
const OURS = 'Figtree Light';

/** The fonts that the page's title is rendered with. */
async function fontsOf(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const title = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', title);
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Whether the font is loaded. Runs in the page, before its first paint. */
const hasFont = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));

/** A first visit on which nothing is painted before the font is loaded, as on a fast connection, and the worker is active. */
async function visitWithFont(): Promise<Awaited<ReturnType<typeof visit>>> {
  const tab = await visit(PAGE, {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
    before: async (page) => {
      await page.route('/held.css', async (route) => {
        await page.waitForFunction(hasFont, null, { polling: 50 });
        await route.fulfill({ contentType: 'text/css', body: '' });
      });
      await page.route(PAGE, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '</head>',
          '<link rel="stylesheet" href="/held.css"></head>',
        );
        await route.fulfill({ response, body });
      });
    },
  });
  await tab.page.waitForFunction(() => navigator.serviceWorker.controller);
  expect(await fontsOf(tab.page)).toEqual([OURS]);
  return tab;
}

test.each([
  ['narrower', (page: Page) => page.setViewportSize({ width: 600, height: 800 })],
  ['still', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
])('text keeps the font of the first visit when the window becomes %s', async (_change, change) => {
  const { page, close } = await visitWithFont();
  await change(page);
  await page.waitForTimeout(300);
  expect(await fontsOf(page)).toEqual([OURS]);
  await close();
});
