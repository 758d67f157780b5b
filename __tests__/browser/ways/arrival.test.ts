import type { Page } from 'playwright-core';
import { still } from '../support/bar';
import { atRest, visit } from '../support/site';
import { takesFocus } from '../support/takesFocus';

const CACHING = '/docs/explore-data/cells/sql-cells/query-caching';
const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

const follow = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

test('after navigation the focus is on the page, and its title is announced once', async () => {
  const { page, close } = await visit(CACHING);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target as Element).closest?.(
          '[role="status"], [role="alert"], [aria-live]',
        );
        // On a slow machine there may be a message that the page is loading.
        const text = region?.textContent.replace('Loading…', '');
        if (text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await follow(page, 'Query mode');
  await takesFocus(page.locator('#main'));
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
  await atRest(page);
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    'Query mode · Docs · Learn',
  ]);
  expect(await page.locator('[aria-live="assertive"]').count()).toBe(0);
  await close();
});

test('each page opens at its top, and Back restores the scroll position', async () => {
  const { page, close } = await visit(CACHING);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.waitForFunction(() => window.scrollY === 700);
  await atRest(page);
  await follow(page, 'Query mode');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'SQL query caching' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 700);
  await close();
});

test('a link to a section of another page scrolls to it, below the navbar', async () => {
  const { page, close } = await visit(CACHING);
  const id = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const other = new DOMParser().parseFromString(html, 'text/html');
    const heading = [...other.querySelectorAll('main h2[id]')].at(-1)?.id ?? '';
    document.querySelector('main p')!.innerHTML = `<a href="${address}#${heading}">Section</a>`;
    return heading;
  }, MODE);
  await page.getByRole('link', { name: 'Section', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Query mode' }).waitFor();
  const heading = page.locator(`[id="${id}"]`);
  await takesFocus(heading);
  await still(page);
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page
    .locator('header')
    .first()
    .evaluate((e) => e.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bar);
  expect(await heading.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(
    900,
  );
  await close();
});

test.each([MODE, `${MODE}#%E0%A4%A`, `${MODE}?a=%#%`])('%s is shown in full', async (path) => {
  const { page, complaints, close } = await visit(path);
  expect(await page.locator('h1').innerText()).toBe('Query mode');
  await follow(page, 'Query metadata');
  expect(complaints).toEqual([]);
  await close();
});

test('a link to the current page scrolls to its top without a history entry', async () => {
  const { page, close } = await visit(CACHING);
  await page.evaluate(() => window.scrollTo(0, 700));
  const before = await page.evaluate(() => window.history.length);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'SQL query caching' })
    .click();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await close();
});
