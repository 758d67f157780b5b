import type { Page } from 'playwright-core';
import { visit } from '../support/site';

const GUIDE = '/docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake';

const folds = (page: Page) => page.locator('main details', { hasNot: page.locator('nav') });
const isOpen = (page: Page, number: number) =>
  folds(page)
    .nth(number)
    .evaluate(({ open }: HTMLDetailsElement) => open);
const lastTop = (page: Page) =>
  folds(page)
    .last()
    .evaluate((fold) => fold.getBoundingClientRect().top);

/** Opens the first accordion of a guide, and scrolls on to the last. */
async function readOn() {
  const tab = await visit(GUIDE, { viewport: { width: 1280, height: 500 }, withoutFont: true });
  await folds(tab.page).first().locator('summary').click();
  await folds(tab.page)
    .last()
    .evaluate((fold) => fold.scrollIntoView({ block: 'center' }));
  // The browser records scroll positions after a second, or later on a busy machine.
  await tab.page.waitForTimeout(3000);
  return { ...tab, top: await lastTop(tab.page) };
}

const isAsLeft = async (page: Page, top: number) => {
  await page.waitForFunction(
    ([wanted]) => {
      const [last] = [...document.querySelectorAll('main details')].slice(-1);
      return last && Math.abs(last.getBoundingClientRect().top - wanted!) < 3;
    },
    [top],
  );
  expect([await isOpen(page, 0), await isOpen(page, 1)]).toEqual([true, false]);
};

test.each([
  ['Changelog', 'after Back from another page'],
  ['', 'after a reload'],
])('%s: the accordion stays open and the scroll position is restored, %s', async (elsewhere) => {
  const { page, top, complaints, close } = await readOn();
  if (elsewhere) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: elsewhere })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: elsewhere }).waitFor();
    await page.goBack();
  } else await page.reload();
  await isAsLeft(page, top);
  expect(complaints).toEqual([]);
  await close();
});
