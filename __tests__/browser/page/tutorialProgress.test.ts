import type { Page } from 'playwright-core';
import { atRest, reopen, visit } from '../support/site';

const FOLDER = '/tutorials/quickstart';
const TUTORIAL = '/tutorials/quickstart/hex-basics';
const TITLE = 'Hex basics';

const line = (page: Page) => page.getByText(/\d+ steps done$/);
const box = (page: Page, index: number) => page.getByRole('checkbox').nth(index);

async function expectLine(page: Page, words: RegExp): Promise<void> {
  await page.getByText(words).waitFor();
}

/** The tutorial's card on the index of its folder. */
const card = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: TITLE });

test('a reader can tick steps, come back, resume at the next one, and see the progress on the index', async () => {
  const { page, complaints, close } = await visit(TUTORIAL);
  await expectLine(page, /^0 of \d+ steps done$/);
  await page
    .getByRole('checkbox', { name: /^Step 1 done: / })
    .first()
    .check();
  await box(page, 1).focus();
  await page.keyboard.press('Space');
  await expectLine(page, /^2 of \d+ steps done$/);

  await page.reload();
  await expectLine(page, /^2 of \d+ steps done$/);
  expect(await box(page, 1).isChecked()).toBe(true);
  expect(await box(page, 2).isChecked()).toBe(false);

  await page.getByRole('link', { name: 'Resume' }).click();
  const next = page.locator(`li:has(> label, > p > label)`).nth(2);
  await page.waitForURL(`**#${await next.getAttribute('id')}`);
  expect(await next.evaluate((step) => step.getBoundingClientRect().top)).toBeLessThan(300);

  await page.goto(FOLDER);
  await card(page)
    .getByText(/^2 of \d+ steps$/)
    .waitFor();
  await page.goto('/tutorials');
  await page.getByRole('main').getByText('Started', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a tutorial with all steps ticked is done until the reader starts over', async () => {
  const { page, close } = await visit(TUTORIAL);
  for (const step of await page.getByRole('checkbox').all()) await step.check();
  await expectLine(page, /^All \d+ steps done$/);
  await page.goto(FOLDER);
  await card(page).getByText('Done', { exact: true }).waitFor();

  await page.goBack();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expectLine(page, /^0 of \d+ steps done$/);
  expect(await box(page, 0).isChecked()).toBe(false);
  await close();
});

test('ticks in two tabs are merged, and both tabs start over', async () => {
  const { page, close } = await visit(TUTORIAL);
  const other = await page.context().newPage();
  await reopen(other, TUTORIAL);
  await expectLine(other, /^0 of \d+ steps done$/);
  await box(page, 0).check();
  await box(page, 1).check();
  await expectLine(other, /^2 of \d+ steps done$/);
  await box(other, 2).check();
  await expectLine(page, /^3 of \d+ steps done$/);
  expect(await box(page, 2).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Start over' }).click();
  await expectLine(other, /^0 of \d+ steps done$/);
  await close();
});

test('next to the text the count stays in view', async () => {
  const { page, close } = await visit(TUTORIAL, { viewport: { width: 1280, height: 400 } });
  await page.getByRole('checkbox').last().check();
  await expectLine(page, /^1 of \d+ steps done$/);
  const place = await line(page).boundingBox();
  expect(place?.x).toBeGreaterThan(950);
  expect(place?.y).toBeGreaterThan(60);
  expect(place?.y).toBeLessThan(380);
  // It does not cover the marker of the current section.
  await page.waitForFunction((top) => {
    const read = document.querySelector('nav[aria-label="On this page"] [aria-current]');
    return read !== null && read.getBoundingClientRect().bottom < top;
  }, place!.y);

  await page.setViewportSize({ width: 1000, height: 400 });
  const under = page.locator('article').getByText(/^1 of \d+ steps done$/);
  await under.waitFor();
  expect(await line(page).count()).toBe(1);
  await close();
});

test.each([1280, 1000, 375])(
  'at %i pixels the count moves nothing when it appears',
  async (width) => {
    const { page, close } = await visit(TUTORIAL, {
      viewport: { width, height: 800 },
      before: (tab) => tab.addInitScript(() => localStorage.setItem('reading', 'larger')),
    });
    await box(page, 0).check();
    await expectLine(page, /^1 of \d+ steps done$/);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          document.title += ` moved by ${(shift as unknown as { value: number }).value}`;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expectLine(page, /^1 of \d+ steps done$/);
    await atRest(page);

    expect(await page.title()).not.toContain('moved');
    await close();
  },
);

test('with storage that throws, ticks last until the page is closed', async () => {
  const { page, close } = await visit(TUTORIAL, {
    before: (tab) =>
      tab.addInitScript(() => {
        const get = () => {
          throw new DOMException('The storage is closed.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get });
        Object.defineProperty(window, 'sessionStorage', { get });
      }),
  });
  await box(page, 0).check();
  await expectLine(page, /^1 of \d+ steps done$/);
  await page.getByRole('link', { name: 'Quickstart' }).first().click();
  await card(page)
    .getByText(/^1 of \d+ steps$/)
    .waitFor();
  await close();
});

test('without scripts the steps are there, and nothing that needs scripts', async () => {
  const { page, close } = await visit(TUTORIAL, { javaScriptEnabled: false });
  expect(await page.locator('li[id^="step-"]').count()).toBeGreaterThan(3);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await line(page).count()).toBe(0);
  await page.goto(FOLDER);
  expect(await card(page).innerText()).toMatch(/Beginner, \d+ minutes$/);
  await close();
});

test('on the way back through the history, a tutorial that was started over stays so', async () => {
  const { page, close } = await visit(TUTORIAL);
  await box(page, 0).check();
  await expectLine(page, /^1 of \d+ steps done$/);
  await page.goto('about:blank');
  await page.goto(TUTORIAL);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expectLine(page, /^0 of \d+ steps done$/);

  await page.goBack();
  await page.goBack();
  await expectLine(page, /^0 of \d+ steps done$/);
  expect(await box(page, 0).isChecked()).toBe(false);
  await close();
});
