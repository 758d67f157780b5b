import { dialogOf, enterQuery, fieldOf, openDialog } from '../support/searchSpec';
import { visit } from '../support/site';
import { overhang } from '../support/overhang';
import { violations } from '../support/violations';

const START = '/docs/getting-started/what-is-hex';
const QUESTION = 'how long is a deleted project kept before it is gone for good';
const TRASH = '/docs/organize-content/trash';
const LABEL = 'Passages from the pages';

test('a question that no title answers gets passages, which the arrow keys and Enter open', async () => {
  const { page, complaints, close } = await visit(START);
  await openDialog(page);
  await enterQuery(page, QUESTION);
  const passages = dialogOf(page).getByRole('group', { name: LABEL });
  await passages.waitFor();
  await dialogOf(page)
    .getByRole('status')
    .getByText(/passages? from the pages$/)
    .waitFor();
  const option = passages.locator(`a[href^="${TRASH}"]`);
  const address = await option.getAttribute('href');
  for (let steps = 0; steps < 3; steps += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await option.getAttribute('aria-selected')) === 'true') break;
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

test('Enter opens the first entry, whether it is a passage or a result', async () => {
  for (const query of [QUESTION, 'snowflake private link']) {
    const { page, close } = await visit(START);
    await openDialog(page);
    await enterQuery(page, query);
    await dialogOf(page).getByRole('group', { name: LABEL }).waitFor();
    const links = dialogOf(page).locator('a[role="option"]');
    const tops = await links.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const first = await links.first().getAttribute('href');
    await page.keyboard.press('Enter');

    await page.waitForURL((url) => url.pathname + url.hash === first);
    await close();
  }
});

test('passages appear together with the results, which are never shown first and then pushed down', async () => {
  const { page, close } = await visit(START);
  await openDialog(page);
  await dialogOf(page).evaluate((dialog, label) => {
    const alone: string[] = [];
    Object.assign(window, { alone });
    new MutationObserver(() => {
      const first = dialog.querySelector('[role="option"]');
      if (first && !dialog.querySelector(`[aria-label="${label}"]`)) alone.push(first.textContent);
    }).observe(dialog, { subtree: true, childList: true });
  }, LABEL);
  await enterQuery(page, QUESTION);
  await dialogOf(page).getByRole('group', { name: LABEL }).waitFor();

  expect(await page.evaluate(() => (window as unknown as { alone: string[] }).alone)).toEqual([]);
  await close();
});

test('a query with a good hit has no passages', async () => {
  const { page, close } = await visit(START);
  await openDialog(page);
  await enterQuery(page, QUESTION);
  await dialogOf(page).getByRole('group', { name: LABEL }).waitFor();
  await fieldOf(page).fill('query caching');
  await dialogOf(page).getByRole('option', { name: 'SQL query caching' }).first().waitFor();
  await page.waitForTimeout(300);

  expect(await dialogOf(page).getByRole('group', { name: LABEL }).count()).toBe(0);
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
      await enterQuery(page, QUESTION);
      await dialogOf(page).getByRole('group', { name: LABEL }).waitFor();
      expect(await violations(page)).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/dialog-${width}-${String(dark)}.png` });
      await close();
    }
  },
);
