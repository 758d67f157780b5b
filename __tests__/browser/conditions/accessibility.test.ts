import { visit } from '../support/site';
import { violations } from '../support/violations';

/** Addresses of no page of their own; everyPage.test.ts checks the pages as they load, and searchSpec.ts the wide search page. */
const ADDRESSES = [
  ['/changelog?area=sql&kind=fixed', 1280],
  ['/changelog?area=sql&kind=fixed', 375],
  ['/search?q=sql', 375],
  ['/no-such-page', 1280],
  ['/no-such-page', 375],
] as const;

const SETUP_GUIDE = '/docs/connect-to-data/data-connections/setup-guides/connect-to-cloudsql';

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  test.each(ADDRESSES)('axe finds nothing on %s at %d px', async (path, width) => {
    const { page, close } = await visit(path, {
      viewport: { width, height: 900 },
      dark: mode === 'dark',
    });
    const found = await violations(page);
    await close();
    expect(found).toEqual([]);
  });

  test.each([1280, 375])(
    'axe finds nothing in opened accordions and contents and in other tabs, at %d px',
    async (width) => {
      const { page, close } = await visit(SETUP_GUIDE, {
        viewport: { width, height: 900 },
        dark: mode === 'dark',
      });
      // On wide screens, the contents are beside the text.
      for (const summary of await page.locator('article summary:not(.page-tools summary)').all())
        if (await summary.isVisible()) await summary.click();
      for (const tab of await page.getByRole('tab', { selected: false }).all()) await tab.click();
      await page.getByText('boss::NOT_AUTHORIZED: Not authorized').waitFor();
      await page.getByText('gcloud iam service-accounts create').waitFor();
      const found = await violations(page);
      await close();
      expect(found).toEqual([]);
    },
  );

  test('axe finds nothing in either panel of the open mobile menu', async () => {
    const { page, close } = await visit('/docs/category/sql-cells', {
      viewport: { width: 375, height: 800 },
      dark: mode === 'dark',
    });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: '← Back to main menu' }).waitFor();
    const section = await violations(page);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    const main = await violations(page);
    await close();
    expect([section, main]).toEqual([[], []]);
  });
});
