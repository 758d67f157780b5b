import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { visit } from '../support/site';
import { serveFolder, type LocalServer } from '../support/staticServer';

const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

let elsewhere: LocalServer;

beforeAll(async () => {
  elsewhere = await serveFolder('public', { prefix: '/foo' });
});
afterAll(() => elsewhere.stop());

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load properly' });

test('if no script can be loaded, a banner says that the site did not load', async () => {
  const { page, close } = await visit(MODE, {
    before: (tab) => tab.route('**/*.js', (route) => route.abort()),
    waitUntil: 'commit',
  });
  expect(await banner(page).innerText()).toBe(
    'This site did not load properly. Reload the page; if that does not help, its scripts are missing on the server.',
  );
  expect(await page.locator('h1').innerText()).toBe('Query mode');
  const { top } = await banner(page).evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  await close();
});

test('a reader who has scrolled down meanwhile also sees the banner', async () => {
  const { page, close } = await visit(MODE, {
    before: (tab) => tab.route('**/*.js', (route) => wait(800).then(() => route.abort())),
    waitUntil: 'commit',
  });
  await page.locator('footer').waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  await banner(page).waitFor();
  const { top, bottom } = await banner(page).evaluate((e) => e.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(900);
  await close();
});

test.each(['/', MODE, `${MODE}/`])(
  'in a folder that it was not built for, %s says which base URL would fit',
  async (path) => {
    const { page, close } = await visit(`/foo${path}`, {
      site: elsewhere.url,
      waitUntil: 'commit',
    });
    expect(await banner(page).innerText()).toBe(
      'This site did not load properly. Its base URL is "/", but it seems to be served from "/foo". Set pathPrefix to "/foo" in gatsby-config.ts and build with --prefix-paths.',
    );
    await close();
  },
);

test('a slow connection alone never shows it', async () => {
  const { page, close } = await visit(MODE, {
    async before(tab) {
      await tab.addInitScript(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => {
          const text = document.querySelector('[role="alert"]')?.textContent;
          if (text) said.push(text);
        }).observe(document, { subtree: true, childList: true });
      });
      await tab.route('**/*.js', async (route) => {
        await wait(1500);
        await route.continue();
      });
    },
  });
  await page.waitForFunction(() => '___navigate' in window);
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([]);
  await close();
});

test('without scripts there is no banner, and none is needed', async () => {
  const { page, close } = await visit(MODE, { javaScriptEnabled: false });
  expect(await banner(page).count()).toBe(0);
  await close();
});
