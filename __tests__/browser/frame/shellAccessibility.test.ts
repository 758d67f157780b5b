import type { Locator, Page } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';
import { violations } from '../support/violations';

const site = withFixtureSite();

interface State {
  readonly path?: string;
  readonly width?: number;
  /** Brings the page into the state, and resolves when it is visible. */
  readonly reach: (page: Page) => Promise<unknown>;
}

const abortScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

/** Presses a key again if it had no effect, as a reader would. */
async function askForHelp(page: Page, answer: Locator) {
  for (let presses = 0; presses < 10 && !(await answer.isVisible()); presses += 1) {
    await page.keyboard.press('?');
    await answer.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  await answer.waitFor();
}

const openMenu = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' }).click();

const states: Readonly<Record<string, State>> = {
  'the announcement shown': {
    reach: (page) => page.getByRole('region', { name: 'Announcement' }).waitFor(),
  },
  'a dropdown open': {
    path: '/docs/runs',
    async reach(page) {
      await page.getByRole('button', { name: 'Guides' }).click();
      await page.getByRole('link', { name: 'Elsewhere' }).waitFor();
    },
  },
  'the versions open': {
    path: '/docs/1.0/runs',
    async reach(page) {
      await page.getByRole('banner').getByRole('button', { name: '1.0' }).click();
      await page.getByRole('link', { name: /^All the versions/ }).waitFor();
    },
  },
  'the languages open': {
    async reach(page) {
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('link', { name: 'Deutsch' }).waitFor();
    },
  },
  'the mobile menu open': {
    path: '/changelog',
    width: 375,
    async reach(page) {
      await openMenu(page);
      const menu = page.getByRole('dialog', { name: 'Navigation' });
      for (const name of ['Guides', 'Current', 'English'])
        await menu.locator('summary', { hasText: name }).click();
      await menu.getByRole('link', { name: 'Deutsch' }).waitFor();
    },
  },
  'the list of shortcuts open': {
    reach: (page) => askForHelp(page, page.getByRole('dialog', { name: 'Reading and shortcuts' })),
  },
  'a crashed page': {
    async reach(page) {
      await page.addInitScript(() => Object.assign(window, { crashes: true }));
      await page.goto('/crash', { waitUntil: 'networkidle' });
      await page.waitForFunction(() => document.title === 'Page Error');
    },
  },
  'a page that did not load': {
    async reach(page) {
      await page.route('**/page-data/docs/long/page-data.json', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Long page' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  'a part that did not load': {
    async reach(page) {
      await abortScripts(page);
      await askForHelp(page, page.getByRole('alert'));
    },
  },
  'a menu that did not load': {
    width: 375,
    async reach(page) {
      await abortScripts(page);
      await openMenu(page);
      await page.getByRole('alert').waitFor();
    },
  },
  'a site that did not load': {
    async reach(page) {
      await abortScripts(page);
      await page.reload();
      await page.getByText('This site did not load properly.').waitFor();
    },
  },
};

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  test.each(Object.entries(states))(
    'axe finds nothing with %s',
    async (_name, { path = '/docs/plain', width = 1280, reach }) => {
      const { page, close } = await site.visit(path, {
        viewport: { width, height: 900 },
        dark: mode === 'dark',
      });
      await reach(page);
      const found = await violations(page);
      await close();
      expect(found).toEqual([]);
    },
  );
});
