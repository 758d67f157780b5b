import type { Page } from 'playwright-core';
import { atRest, visit } from '../support/site';
import { serveFolder } from '../support/staticServer';

/** On a connection with 100 ms of extra latency. */
const farLine = (page: Page) =>
  page.route('**/*', async (route) => {
    await new Promise((passed) => setTimeout(passed, 100));
    await route.continue();
  });

test.each([
  ['/docs/getting-started/what-is-hex.html', '/docs/getting-started/what-is-hex'],
  ['/search.html?q=sql', '/search?q=sql'],
  ['/index.html', '/'],
])('a page requested by its file name, %s, opens once, at %s', async (file, address) => {
  const site = await serveFolder('public');
  let loads = 0;
  const { page, complaints, close } = await visit(file, {
    site: site.url,
    before: async (tab) => {
      tab.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await farLine(tab);
    },
  });
  await page.waitForTimeout(1500);
  await atRest(page);

  expect(page.url()).toBe(site.url + address);
  expect(loads).toBe(1);
  expect(complaints).toEqual([]);
  await close();
  await site.stop();
});
