import type { Page } from 'playwright-core';
import { arrival, REFERENCE, topOf } from './support/reference';
import { visit } from './support/site';
import { stillness } from './support/stillness';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Notes before a reader can act whether the last operation is drawn, and has the rest wait. */
function pauseDrawing(): void {
  const note = () => {
    document.getAnimations().forEach((animation) => animation.pause());
    const last = document.getElementById('operation/CreatePresignedUrl')?.firstElementChild;
    const drawn = last?.checkVisibility({ contentVisibilityAuto: true });
    Object.assign(window, { drawn });
  };
  const frameAfter = () => requestAnimationFrame(note);
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(frameAfter));
}

test('operations far off are drawn while the page is read, which stays at its place', async () => {
  const { page, close } = await visit(REFERENCE, {
    before: (tab) => tab.addInitScript(pauseDrawing),
  });
  expect(await page.evaluate(() => 'drawn' in window && window.drawn)).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 45_000));
  await page.waitForFunction(() => window.location.hash !== '');
  const read = new URL(page.url()).hash.replace('#operation/', '');
  const [before, heightBefore] = [await topOf(page, read), await heightOf(page)];
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
  await page.evaluate(stillness);
  const drawn = await page
    .locator('[id^="operation/"] h2')
    .evaluateAll((titles) =>
      titles.map((title) => title.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(drawn).toEqual(Array(29).fill(true));
  expect(await heightOf(page)).not.toBe(heightBefore);
  expect(Math.abs((await topOf(page, read)) - before)).toBeLessThan(3);
  await close();
});

test('loaded anew, it is as far down as it was', async () => {
  const { page, close } = await visit(`${REFERENCE}#operation/EditGroup`);
  await page.evaluate(() => window.scrollBy(0, -1000));
  await arrival(page, 'GetGroup');
  const before = await topOf(page, 'EditGroup');
  await page.reload();
  await arrival(page, 'GetGroup');
  expect(Math.abs((await topOf(page, 'EditGroup')) - before)).toBeLessThan(3);
  await close();
});
