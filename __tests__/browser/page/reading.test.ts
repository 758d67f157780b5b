import type { Page } from 'playwright-core';
import { overhang } from '../support/overhang';
import { atRest, visit } from '../support/site';
import { violations } from '../support/violations';

const PAGE = '/docs/explore-data/cells/sql-cells/query-mode';
const NAME = 'Reading and shortcuts';

const dialog = (page: Page) => page.getByRole('dialog', { name: NAME });
const choice = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

async function opened(page: Page): Promise<void> {
  await page.getByRole('button', { name: NAME }).click();
  await dialog(page).waitFor();
}

/** The current text styles. */
const look = (page: Page) =>
  page
    .locator('main article > div p')
    .first()
    .evaluate((text) => {
      const { fontSize, lineHeight } = getComputedStyle(text);
      return {
        size: parseFloat(fontSize),
        lines: parseFloat(lineHeight) / parseFloat(fontSize),
        width: document.querySelector('main article')!.getBoundingClientRect().width,
      };
    });

test('a preference applies immediately, and on the next page before its first paint', async () => {
  const { page, complaints, close } = await visit(PAGE, { viewport: { width: 1900, height: 900 } });
  const before = await look(page);
  await opened(page);
  await choice(page, 'Text size', 'Larger').check();
  await choice(page, 'Line spacing', 'Loose').check();
  await choice(page, 'Line width', 'Wide').check();
  const after = await look(page);
  expect(after.size).toBe(before.size * 1.25);
  expect(after.lines).toBe(2);
  expect(after.width).toBeGreaterThan(before.width + 100);

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/explore-data/cells/sql-cells/sql-formatting', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await look(page)).size).toBe(before.size * 1.25);
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
  await close();
});

test('a preference can be set and reset by keyboard', async () => {
  const { page, close } = await visit(PAGE);
  await page.keyboard.press('?');
  await dialog(page).waitFor();
  await choice(page, 'Text size', 'Default').focus();
  await page.keyboard.press('ArrowRight');
  expect(await choice(page, 'Text size', 'Large').isChecked()).toBe(true);
  expect((await look(page)).size).toBeGreaterThan(16);
  await page.keyboard.press('ArrowLeft');
  expect((await look(page)).size).toBe(16);
  expect(await page.evaluate(() => localStorage.getItem('reading'))).toBeNull();
  await close();
});

test('reduced motion applies to the whole site', async () => {
  const { page, close } = await visit(PAGE);
  await opened(page);
  await choice(page, 'Motion', 'Reduced').check();
  await page.keyboard.press('Escape');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return parseFloat(transitionDuration) > 0 || animationName !== 'none';
      }).length,
  );
  expect(moving).toBe(0);
  await close();
});

test('reduced motion also applies to an icon that rotates', async () => {
  const { page, close } = await visit(PAGE);
  const animations = () =>
    page.evaluate(() => {
      const sign = document.createElement('style');
      sign.textContent = '.turns::before { content: ""; animation: turns 1s infinite }';
      const place = document.createElement('p');
      place.className = 'turns';
      document.body.append(sign, place);
      return getComputedStyle(place, '::before').animationName;
    });
  expect(await animations()).toBe('turns');
  await opened(page);
  await choice(page, 'Motion', 'Reduced').check();
  expect(await animations()).toBe('none');
  await close();
});

test('preferences set in two tabs are merged', async () => {
  const { page, close } = await visit(PAGE);
  const other = await page.context().newPage();
  await other.goto(PAGE, { waitUntil: 'networkidle' });
  await atRest(other);
  await opened(page);
  await choice(page, 'Text size', 'Larger').check();
  await other.waitForFunction(() => document.documentElement.dataset.reading === 'larger');
  await opened(other);
  await choice(other, 'Line spacing', 'Loose').check();
  expect(await other.evaluate(() => localStorage.getItem('reading'))).toBe('larger loose');
  await page.waitForFunction(() => document.documentElement.dataset.reading === 'larger loose');
  await close();
});

test.each([20, 32])('with a browser font size of %d px, line widths grow with it', async (size) => {
  const { page, close } = await visit(PAGE);
  await page.addStyleTag({ content: `html { font-size: ${size}px }` });
  const narrow = await page
    .locator(':is(main, #sidebar, footer, nav) :is(h1, h2, p, li, td, a)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const { fontSize, lineHeight } = getComputedStyle(part);
          return parseFloat(lineHeight) < parseFloat(fontSize) * 1.1;
        })
        .map((part) => part.outerHTML.slice(0, 80)),
    );
  expect(narrow).toEqual([]);
  await close();
});

test('narrow lines are a good deal shorter than default ones, and wide lines longer', async () => {
  const widths: number[] = [];
  for (const reading of ['narrow', '', 'wide']) {
    const { page, close } = await visit(PAGE, {
      viewport: { width: 1440, height: 900 },
      before: (tab) => tab.addInitScript((kept) => localStorage.setItem('reading', kept), reading),
    });
    const lines = page.locator('article > div > div > p');
    const all = await lines.evaluateAll((ones) => ones.map((one) => one.clientWidth));
    widths.push(Math.max(...all));
    await close();
  }
  const [narrow = 0, usual = 0, wide = 0] = widths;
  expect(narrow).toBeGreaterThan(0);
  expect(narrow).toBeLessThan(usual * 0.9);
  expect(wide).toBeGreaterThan(usual * 1.1);
});

test('foreign data in the storage changes nothing', async () => {
  const { page, close } = await visit(PAGE, {
    before: (tab) =>
      tab.addInitScript(() => localStorage.setItem('reading', 'huge"] {} <style> 400%')),
  });
  expect(await page.evaluate(() => document.documentElement.dataset.reading)).toBeUndefined();
  expect((await look(page)).size).toBe(16);
  await close();
});

test.each([1280, 375])('at %d px the largest text fits, and axe finds nothing', async (width) => {
  for (const dark of [false, true]) {
    const { page, close } = await visit(PAGE, {
      dark,
      viewport: { width, height: 900 },
      before: (tab) =>
        tab.addInitScript(() => localStorage.setItem('reading', 'larger loose narrow')),
    });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    const sign = page.getByRole('banner').locator('a svg').first();
    expect((await sign.boundingBox())?.width).toBeGreaterThan(14);
    await opened(page);
    expect(await violations(page)).toEqual([]);
    await close();
  }
});
