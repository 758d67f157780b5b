import { barEnd, lowerEdge, still, wheel } from '../support/bar';
import { visit } from '../support/site';

const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

/** Opens a page with a table of contents, in a window lower than the page, with the mouse over the text. */
async function read() {
  const tab = await visit(MODE, { viewport: { width: 1440, height: 600 } });
  await tab.page.mouse.move(700, 400);
  return tab;
}

test('the bar hides on scrolling down, and returns on scrolling up and near the top', async () => {
  const { page, complaints, close } = await read();
  await wheel(page, 700);
  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  await wheel(page, -100);
  expect(await barEnd(page, 'shown')).toBeGreaterThan(50);
  await wheel(page, 300);
  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 30));
  expect(await barEnd(page, 'shown')).toBeGreaterThan(50);
  expect(complaints).toEqual([]);
  await close();
});

test('a jump to a heading above hides it and shows the heading', async () => {
  const { page, close } = await read();
  await wheel(page, 3000);
  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  await wheel(page, -20);
  expect(await barEnd(page, 'shown')).toBeGreaterThan(50);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  await link.click();

  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  const heading = page.locator((await link.getAttribute('href')) ?? '');
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    0,
  );
  await close();
});

test('keyboard focus brings it back, and mouse focus does not keep it', async () => {
  const { page, close } = await read();
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await page.mouse.move(700, 400);
  await wheel(page, 700);
  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  expect(await barEnd(page, 'shown')).toBeGreaterThan(50);
  await wheel(page, 300);
  expect(await barEnd(page, 'shown')).toBeGreaterThan(50);
  await close();
});

test('moving back through the page by keyboard, the focus is never under it', async () => {
  const { page, close } = await read();
  await wheel(page, 3000);
  expect(await barEnd(page, 'hidden')).toBeLessThanOrEqual(0);
  await page.locator('main a, main button').last().focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    await still(page);
    const top = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(Math.max(0, await lowerEdge(page)) - 1);
  }
  await close();
});
