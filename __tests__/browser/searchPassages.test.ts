import { dialogOf, fieldOf, openDialog } from './support/searchSpec';
import { visit } from './support/site';
import { overhang } from './support/overhang';
import { violations } from './support/violations';

const START = '/docs/getting-started/what-is-hex';
const QUESTION = 'how long is a deleted project kept before it is gone for good';
const TRASH = '/docs/organize-content/trash';
const LABEL = 'Passages from the pages';

test('a question that no title answers gets passages, and Tab and Enter open the first', async () => {
  const { page, complaints, close } = await visit(START);
  await openDialog(page);
  await page.keyboard.insertText(QUESTION);
  const passages = dialogOf(page).getByRole('region', { name: LABEL });
  await passages.waitFor();
  await dialogOf(page)
    .getByRole('status')
    .getByText(/passages? from the pages$/)
    .waitFor();
  const link = passages.locator(`a[href^="${TRASH}"]`);
  const address = await link.getAttribute('href');
  for (let stops = 0; stops < 8; stops += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');

  await page.waitForURL((url) => url.pathname + url.hash === address);
  const place = page.locator(`[id="${address?.split('#')[1]}"]`);
  await page.waitForFunction(
    (top) => top,
    await place.evaluate((e) => e.getBoundingClientRect().top < innerHeight),
  );
  expect(complaints).toEqual([]);
  await close();
});

test('passages appear together with the results, which are never shown first and then pushed down', async () => {
  const { page, close } = await visit(START);
  await openDialog(page);
  await dialogOf(page).evaluate((dialog) => {
    const alone: string[] = [];
    Object.assign(window, { alone });
    new MutationObserver(() => {
      const first = dialog.querySelector('[role="option"]');
      if (first && !dialog.querySelector('section')) alone.push(first.textContent);
    }).observe(dialog, { subtree: true, childList: true });
  });
  await page.keyboard.insertText(QUESTION);
  await dialogOf(page).getByRole('region', { name: LABEL }).waitFor();

  expect(await page.evaluate(() => (window as unknown as { alone: string[] }).alone)).toEqual([]);
  await close();
});

test('the arrow keys still move through the results, and a query with a good hit has no passages', async () => {
  const { page, close } = await visit(START);
  await openDialog(page);
  await page.keyboard.insertText(QUESTION);
  await dialogOf(page).getByRole('region', { name: LABEL }).waitFor();
  await page.keyboard.press('ArrowDown');
  const first = dialogOf(page).getByRole('option').first();
  expect(await first.getAttribute('aria-selected')).toBe('true');
  await fieldOf(page).fill('query caching');
  await dialogOf(page).getByRole('option', { name: 'SQL query caching' }).first().waitFor();
  await page.waitForTimeout(300);

  expect(await dialogOf(page).getByRole('region', { name: LABEL }).count()).toBe(0);
  await close();
});

test.each([375, 1280])(
  'at %d px passages fit, and axe finds nothing, in both modes',
  async (width) => {
    for (const dark of [false, true]) {
      const options = { dark, viewport: { width, height: 800 } };
      const { page, close } = await visit(`/search?q=${encodeURIComponent(QUESTION)}`, options);
      await page.getByRole('region', { name: LABEL }).waitFor();
      expect(await overhang(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/page-${width}-${String(dark)}.png` });

      await page.goto(START, { waitUntil: 'networkidle' });
      await openDialog(page);
      await page.keyboard.insertText(QUESTION);
      await dialogOf(page).getByRole('region', { name: LABEL }).waitFor();
      expect(await violations(page)).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/dialog-${width}-${String(dark)}.png` });
      await close();
    }
  },
);
