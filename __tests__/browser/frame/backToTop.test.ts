import type { Page } from 'playwright-core';
import { COMBINATIONS } from '../support/combinations';
import { atRest, visit } from '../support/site';
import { violations } from '../support/violations';

const PAGE = '/docs/collaborate/sharing-and-permissions/roles';

const link = (page: Page) => page.getByRole('link', { name: 'Back to top' });

async function down(page: Page, windows: number): Promise<void> {
  await page.evaluate((by) => window.scrollTo(0, by * window.innerHeight), windows);
}

test('the link appears after two screens, and scrolls up by keyboard, with the focus', async () => {
  const { page, complaints, close } = await visit(PAGE);
  await down(page, 1.5);
  await page.locator('.to-top').waitFor({ state: 'attached' });
  expect(await link(page).count()).toBe(0);
  await down(page, 2.5);
  await link(page).waitFor();
  await link(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await link(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('for a reader who reaches the end before the link has loaded, nothing moves, and it appears on scrolling up', async () => {
  const { page, close } = await visit(PAGE, { viewport: { width: 375, height: 800 } });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await down(page, 100);
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll('head > style')];
    return sheets.some(({ textContent }) => textContent.includes('.to-top'));
  });
  await atRest(page);
  expect(await height()).toBe(before);
  await page.mouse.wheel(0, -800);
  await link(page).waitFor();
  expect(await height()).toBeGreaterThan(before);
  await close();
});

test('with reduced motion the link jumps up immediately', async () => {
  const { page, close } = await visit(PAGE, { reducedMotion: 'reduce' });
  await down(page, 2.5);
  await link(page).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await close();
});

/** The parts of the page whose text is covered by the link. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector('.to-top a')!.getBoundingClientRect();
    const lines = [
      ...document.querySelectorAll('main :is(p, li, td, th, h2, h3, pre, a), footer a'),
    ];
    return lines
      .filter((line) => !line.closest('.to-top'))
      .filter((line) => {
        const { left, right, top, bottom, width } = line.getBoundingClientRect();
        return (
          width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
        );
      })
      .map((line) => line.outerHTML.slice(0, 100));
  });

test.each([1900, 1440, 1280, 1100, 997, 700, 375])(
  'at %d px the link covers no text',
  async (width) => {
    const { page, close } = await visit(PAGE, { viewport: { width, height: 800 } });
    for (const windows of [2, 2.3, 3, 100]) {
      await down(page, windows);
      await link(page).waitFor();
      expect([windows, await covered(page)]).toEqual([windows, []]);
    }
    await close();
  },
);

test('the link also works on the next page', async () => {
  const { page, close } = await visit(PAGE);
  await down(page, 2.5);
  await link(page).waitFor();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByText('Sharing and permissions')
    .click();
  await page.getByRole('heading', { level: 1, name: 'Sharing and permissions' }).waitFor();
  await down(page, 2.5);
  await link(page).waitFor();
  await page.locator('main > .to-top:last-child').waitFor({ state: 'attached' });
  await close();
});

test.each(COMBINATIONS)('axe finds nothing at $width px (dark: $dark)', async ({ width, dark }) => {
  const { page, close } = await visit(PAGE, { dark, viewport: { width, height: 900 } });
  await down(page, 2.5);
  await link(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await close();
});
