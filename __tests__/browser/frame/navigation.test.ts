import { atRest, visit } from '../support/site';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

test('the sidebar keeps its open categories and scroll position across pages', async () => {
  const { page, close } = await visit(CACHING, { viewport: { width: 1280, height: 420 } });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: 'Getting started' }).click();
  await sidebar.getByRole('link', { name: 'Demo data' }).waitFor();
  // While a category opens, the browser scrolls what is below it along.
  await sidebar.evaluate((box) =>
    Promise.allSettled(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const link = sidebar.getByRole('link', { name: 'Query mode' });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await sidebar.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Query mode' }).waitFor();

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await sidebar.getByRole('link', { name: 'Demo data' }).isVisible()).toBe(true);
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scrolled);
  expect(await sidebar.locator('[aria-current="page"]').innerText()).toBe('Query mode');
  await close();
});

test('the categories above a page stay open on another page, although the others were never fetched', async () => {
  const { page, close } = await visit(CACHING);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = sidebar.getByRole('link', { name: 'Query mode' });
  const place = await link.boundingBox();
  let fetched = 0;
  await page.route('**/navigation.json', (route) => {
    fetched += 1;
    return route.continue();
  });
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await sidebar.locator('[aria-current="page"]').waitFor({ state: 'detached' });
  await atRest(page);

  expect(await link.boundingBox()).toEqual(place);
  expect(fetched).toBe(0);
  await close();
});

test('the sidebar keeps them while the reader is on a page without one', async () => {
  const { page, close } = await visit(CACHING, { viewport: { width: 1280, height: 420 } });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: 'Getting started' }).click();
  await sidebar.getByRole('link', { name: 'Demo data' }).waitFor();
  await atRest(page);
  // The entry stays visible, but not where a freshly rendered sidebar would show it.
  const place = await sidebar.evaluate(async (box) => {
    await Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const mark = box.querySelector('[aria-current="page"]')!.getBoundingClientRect();
    box.scrollTop += mark.top - box.clientHeight / 2;
    const { scrollTop } = box;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return scrollTop;
  });
  expect(place).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'Changelog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
  await sidebar.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'SQL query caching' }).waitFor();
  await sidebar.waitFor();

  expect(await sidebar.getByRole('link', { name: 'Demo data' }).isVisible()).toBe(true);
  await atRest(page);
  expect(await sidebar.evaluate((box) => box.scrollTop)).toBe(place);
  expect(await sidebar.locator('[aria-current="page"]').innerText()).toBe('SQL query caching');
  await close();
});

test('the page links up through its breadcrumbs and on to its neighbours', async () => {
  const { page, close } = await visit(MODE);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  expect(await crumbs.allInnerTexts()).toEqual([
    'Documentation',
    'Explore data',
    'Cells',
    'SQL cells',
  ]);
  const ways = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    [CACHING, '/docs/explore-data/cells/sql-cells/query-metadata'],
  );
  await ways.last().click();
  await page.getByRole('heading', { level: 1, name: 'Query metadata' }).waitFor();
  expect(await page.title()).toBe('Query metadata · Docs · Learn');
  await close();
});

test('the table of contents marks the section being read', async () => {
  const { page, close } = await visit(`${MODE}`, { viewport: { width: 1440, height: 800 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link').nth(2);
  await link.click();
  await page.waitForFunction(
    (text) =>
      document.querySelector('nav[aria-label="On this page"] [aria-current]')?.textContent === text,
    await link.innerText(),
  );
  const id = (await link.getAttribute('href')) ?? '';
  const top = await page.locator(id).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(60);

  // The marker moves to its link.
  await page.waitForFunction(() => {
    const read = document.querySelector('nav[aria-label="On this page"] [aria-current]')!;
    const { top: place, height } = getComputedStyle(read.closest('ul')!, '::before');
    const item = read.closest('li')!;
    return parseFloat(place) === item.offsetTop && parseFloat(height) === item.offsetHeight;
  });
  await close();
});

test('an address that ends in index.html becomes the one without it', async () => {
  const { page, close } = await visit(`${MODE}/index.html`);
  await page.waitForURL((url) => url.pathname === MODE);
  expect(await page.locator('h1').innerText()).toBe('Query mode');
  await close();
});

test('a missing page names the address and suggests the nearest pages', async () => {
  const { page, close } = await visit('/docs/query-cachin');
  expect(await page.locator('main').innerText()).toContain('You asked for /docs/query-cachin.');
  await page.getByRole('link', { name: 'SQL query caching', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'SQL query caching' }).waitFor();
  await close();
});

test('Enter in the home page’s search opens the best result', async () => {
  const { page, close } = await visit('/');
  await page.getByRole('searchbox').click();
  await page.keyboard.type('connect to snowflake');
  // Before the dialog is there, Enter leads to the search page, as it does without scripts.
  await page
    .getByRole('option', { name: /^Connect to Snowflake/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Connect to Snowflake' }).waitFor();
  await close();
});

test('the skip link is the first tab stop and leads to the page itself', async () => {
  const { page, close } = await visit(MODE);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Skip to main content',
  );
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await close();
});
