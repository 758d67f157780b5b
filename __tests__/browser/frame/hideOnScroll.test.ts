import { barEnd, lowerEdge, still } from '../support/bar';
import { withFixtureSite } from '../support/fixtureSite';
import { atRest } from '../support/site';

const site = withFixtureSite();

test.each([
  ['Tab', 1280],
  ['Shift+Tab', 1280],
  ['Tab', 375],
])('moving with %s through a page at %d px, the bar never covers the focus', async (key, width) => {
  const { page, close } = await site.visit('/docs/long', { viewport: { width, height: 500 } });
  await page.locator('main p a').nth(20).focus();
  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  for (let steps = 0; steps < 18; steps += 1) {
    await page.keyboard.press(key);
    await still(page);
    const { top, inBar } = await page.evaluate(() => {
      const here = document.activeElement!;
      return { top: here.getBoundingClientRect().top, inBar: here.closest('header') !== null };
    });
    if (!inBar) expect(top).toBeGreaterThanOrEqual((await lowerEdge(page)) - 1);
  }
  await close();
});

test('an address with a hash shows its heading, not covered by the bar', async () => {
  const { page, close } = await site.visit('/docs/long#part-6');
  await still(page);
  const top = await page.locator('#part-6').evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(await lowerEdge(page));
  expect(top).toBeLessThan(450);
  await close();
});

test('Back and Forward within a page leave the headings in view', async () => {
  const { page, close } = await site.visit('/docs/long#part-6', {
    viewport: { width: 1440, height: 600 },
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Part 2', exact: true }).click();
  await still(page);
  await page.goBack();
  await page.waitForFunction(() => window.location.hash === '#part-6');
  await still(page);
  const top = await page.locator('#part-6').evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(Math.max(0, await lowerEdge(page)));
  expect(top).toBeLessThan(600);
  await close();
});

test('a jump upwards hides the bar, even as the first scroll on a page', async () => {
  const { page, close } = await site.visit('/docs/long#part-6', {
    viewport: { width: 1440, height: 600 },
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Part 2', exact: true }).click();
  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  const top = await page.locator('#part-2').evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  await close();
});

test('an open dropdown keeps the bar visible, even when scrolling down', async () => {
  const { page, close } = await site.visit('/docs/long');
  await page.getByRole('button', { name: 'Guides' }).click();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 800);
  await page.waitForFunction(() => window.scrollY > 600);
  await atRest(page);
  await still(page);
  expect(await lowerEdge(page)).toBeGreaterThan(0);
  await close();
});
