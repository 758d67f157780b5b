import type { Page } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';

const GROUND = { light: 'rgb(255, 255, 255)', dark: 'rgb(17, 16, 21)' };

const site = withFixtureSite();

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const toggle = (page: Page, mode: 'light' | 'dark') =>
  page.getByRole('button', { name: `(currently ${mode} mode)` });

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('a site that follows the system switches live from %s to %s', async (first, second) => {
  const { page, complaints, close } = await site.visit('/docs/plain', { colorScheme: first });
  await toggle(page, first).waitFor();
  expect(await ground(page)).toBe(GROUND[first]);
  await page.emulateMedia({ colorScheme: second });
  await toggle(page, second).waitFor();
  expect(await ground(page)).toBe(GROUND[second]);
  expect(complaints).toEqual([]);
  await close();
});

test('the reader’s choice overrides the system until it is cleared in any tab', async () => {
  const { page, close } = await site.visit('/docs/plain', { colorScheme: 'dark' });
  await toggle(page, 'dark').click();
  await toggle(page, 'light').waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await toggle(page, 'light').waitFor();

  const other = await page.context().newPage();
  await other.goto('/docs/long', { waitUntil: 'networkidle' });
  await toggle(other, 'light').waitFor();
  await other.evaluate(() => localStorage.clear());
  await toggle(page, 'dark').waitFor();
  expect(await ground(page)).toBe(GROUND.dark);
  await close();
});

test.each(['light', 'dark'] as const)(
  'the very first frame has the background of the saved mode, %s, whatever the system says',
  async (mode) => {
    const { page, close } = await site.visit('/docs/plain', {
      colorScheme: mode === 'dark' ? 'light' : 'dark',
      before: (tab) =>
        tab.addInitScript((kept) => {
          localStorage.setItem('theme', kept);
          const grounds: string[] = [];
          Object.assign(window, { grounds });
          const look = () => {
            if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
            requestAnimationFrame(look);
          };
          look();
        }, mode),
    });
    await toggle(page, mode).waitFor();
    const grounds = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
    expect(grounds.length).toBeGreaterThan(1);
    expect([...new Set(grounds)]).toEqual([GROUND[mode]]);
    await close();
  },
);
