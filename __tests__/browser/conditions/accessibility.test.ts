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
