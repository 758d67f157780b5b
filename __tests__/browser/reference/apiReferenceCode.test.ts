import type { Page } from 'playwright-core';
import { overhang } from '../support/overhang';
import { open, place } from '../support/reference';

const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };

/** The console of an operation with a long request. */
async function console(page: Page) {
  const operation = place(page, 'RunProject');
  await operation.getByRole('button', { name: 'Try it' }).click();
  const sample = operation.locator('[data-console] pre');
  await sample.getByText('curl').waitFor();
  return sample;
}

test('code in a console keeps its lines and scrolls where they are too long', async () => {
  const { page, close } = await open('', touch);
  const code = (await console(page)).locator('code');
  const lines = (await code.innerText()).trim().split('\n').length;
  const drawn = await code.evaluate((element) => {
    const range = new Range();
    range.selectNodeContents(element);
    const { height } = range.getBoundingClientRect();
    return Math.round(height / parseFloat(getComputedStyle(element).lineHeight));
  });
  expect(drawn).toBe(lines);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await close();
});

test('on a touch screen a console’s copy button does not cover the end of the first line', async () => {
  const { page, close } = await open('', touch);
  const sample = await console(page);
  const gap = await sample.evaluate((pre) => {
    pre.scrollLeft = pre.scrollWidth;
    const range = new Range();
    range.selectNodeContents(pre.querySelector('code')!);
    const button = pre.parentElement!.querySelector('button')!;
    return button.getBoundingClientRect().left - range.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await close();
});

/** The samples of an operation: the request, which is text, and the response, which unfolds. */
const samples = (page: Page) =>
  place(page, 'RunProject').locator(
    '.react-tabs__tab-panel--selected :is(pre, .redoc-json):not([data-console] *)',
  );

test('lines of samples are not wrapped, and overflowing ones scroll by keyboard, in every language', async () => {
  const { page, close } = await open();
  const check = async () => {
    const stops = place(page, 'RunProject').locator(
      '.react-tabs__tab-panel--selected [tabindex="0"]:not([data-console] *)',
    );
    await stops.nth(1).waitFor();
    expect(await stops.count()).toBe(await samples(page).count());
    for (const sample of await samples(page).all())
      expect(await sample.evaluate((code) => getComputedStyle(code).whiteSpace)).toBe('pre');
    for (const stop of await stops.all()) {
      await stop.focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => document.activeElement!.scrollLeft > 0);
    }
  };
  await check();
  await place(page, 'RunProject').getByRole('tab', { name: 'Python', exact: true }).click();
  await samples(page).getByText('import requests').waitFor();
  await check();
  await close();
});

test('a reader’s choice to wrap long lines also applies to samples', async () => {
  const { page, close } = await open('', {
    before: (tab) => tab.addInitScript(() => localStorage.setItem('reading', 'wrap')),
  });
  await samples(page).first().waitFor();
  const tooWide = await samples(page).evaluateAll((codes) =>
    codes.map((code) => code.scrollWidth - code.clientWidth),
  );
  expect(tooWide).toEqual([0, 0]);
  await close();
});
