import { withFixtureSite } from '../support/fixtureSite';
import { dialogOf, enterQuery, openDialog } from '../support/searchSpec';
import { visit } from '../support/site';

/** The browser's text colour for marks is black, also on black. */
const TRANSPARENT = /^rgba.* 0\)$/;

const site = withFixtureSite();

describe.each(['light', 'dark'] as const)('with forced colours, %s', (colorScheme) => {
  const forced = { forcedColors: 'active', colorScheme } as const;

  test('the matches in results can be read, on the search page and in the dialog', async () => {
    const { page, close } = await visit('/search?q=snowflake', forced);
    const ground = (mark: Element) => getComputedStyle(mark).backgroundColor;
    await openDialog(page);
    await enterQuery(page, 'snowflake');
    for (const place of [page.locator('main'), dialogOf(page)])
      expect(await place.locator('mark').first().evaluate(ground)).not.toMatch(TRANSPARENT);
    await close();
  });

  const border = (element: Element) => getComputedStyle(element).borderTopStyle;

  test('buttons that are filled otherwise have a border', async () => {
    const { page, close } = await visit('/docs/api/api-overview', {
      ...forced,
      viewport: { width: 800, height: 700 },
    });
    const start = page.getByRole('banner').getByRole('link', { name: 'Get started' });
    expect(await start.evaluate(border)).toBe('solid');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const back = page.getByRole('button', { name: 'Back to main menu' });
    expect(await back.evaluate(border)).toBe('solid');
    await close();
  });

  test.each([
    ['code', '/docs/api/api-overview', '[data-language]'],
    ['the samples of the reference', '/docs/api/api-reference', '.react-tabs__tab-panel--selected'],
  ])('%s keeps its frame', async (_what, path, code) => {
    const { page, close } = await visit(path, forced);
    const frame = (element: Element) => getComputedStyle(element).outlineStyle;
    expect(await page.locator(code).first().evaluate(frame)).toBe('solid');
    await close();
  });

  test('the button of a crashed page has a border', async () => {
    const { page, close } = await site.visit('/crash', {
      ...forced,
      before: (tab) => tab.addInitScript(() => Object.assign(window, { crashes: true })),
      waitUntil: 'commit',
    });
    const again = page.getByRole('button', { name: 'Try again' });
    expect(await again.evaluate(border)).toBe('solid');
    await close();
  });
});
