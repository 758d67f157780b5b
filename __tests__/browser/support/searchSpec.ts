import type { Page } from 'playwright-core';
import { atRest, saveData, type Visit, type VisitOptions } from './site';
import { violations } from './violations';

/** A site to search, and what can be found on it. */
export interface Searched {
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  /** The page to start on. */
  readonly path: string;
  /** A query whose first result is the page with this title, at this address. */
  readonly query: string;
  readonly title: string;
  readonly address: string;
  /** Requests of the search's own data, as a pattern of addresses. */
  readonly data: RegExp;
}

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');

/** Opens the dialog with its shortcut. */
export async function openDialog(page: Page): Promise<void> {
  // A page that was just opened may not listen to keys yet.
  await atRest(page);
  await page.keyboard.press('Control+k');
  await fieldOf(page).waitFor();
}

/** Types a query into the field, and waits for the answer to the whole query, since each letter gets one. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await page.keyboard.type(query);
  await dialogOf(page).locator('input + [role="status"]').waitFor({ state: 'detached' });
}

/**
 * Puts a whole query into the field at once, as from the clipboard. Through the field, since text sent to the tab is now
 * and then dropped when the dialog has just opened.
 */
export async function enterQuery(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
}

/** The behaviour that both search modes share. */
export function searchSpec(site: () => Searched): void {
  const start = (options?: VisitOptions) => site().visit(site().path, options);

  test('nothing of the search is loaded before the reader approaches it', async () => {
    const { page, complaints, close } = await start();
    // Linked pages are prefetched first.
    await page.waitForTimeout(1500);
    await atRest(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.mouse.move(640, 700);
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);

    const script = page.waitForRequest(/\.js$/);
    await page.getByRole('button', { name: 'Search' }).hover();
    await script;
    await atRest(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('with data saver on, the search is loaded only when it is opened', async () => {
    const { page, close } = await start({ before: saveData });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Search' }).hover();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: 'Search' }).click();
    await dialogOf(page).waitFor();
    expect(asked).not.toEqual([]);
    await close();
  });

  test.each(['/', 'Control+k', 'Meta+k', 'a click'])('%s opens the dialog', async (way) => {
    const { page, close } = await start();
    if (way === 'a click') await page.getByRole('button', { name: 'Search' }).click();
    else await page.keyboard.press(way);
    await dialogOf(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');

    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await close();
  });

  test('typed text is found, and the arrow keys and Enter open a result', async () => {
    const { query, title, address } = site();
    const { page, complaints, close } = await start();
    await openDialog(page);
    await typeQuery(page, query);
    await dialogOf(page).getByRole('option', { name: title }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    const first = dialogOf(page).getByRole('option').first();
    expect(await first.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await openDialog(page);
    expect(await dialogOf(page).getByRole('link', { name: title }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('letters typed right after the shortcut are not lost', async () => {
    const { page, close } = await start();
    await page.keyboard.press('/');
    await page.keyboard.type('abcdef');
    await fieldOf(page).waitFor();
    await page.waitForTimeout(300);

    expect(await fieldOf(page).inputValue()).toBe('abcdef');
    await close();
  });

  test('the text selected on the page is the query until something is typed', async () => {
    const { page, close } = await start();
    const title = page.getByRole('heading', { level: 1 });
    await title.selectText();
    const selected = (await title.innerText()).trim();
    await openDialog(page);
    expect(await fieldOf(page).inputValue()).toBe(selected);
    await page.keyboard.type('abc');

    expect(await fieldOf(page).inputValue()).toBe('abc');
    await close();
  });

  test('markup in a query is shown as text', async () => {
    const { page, complaints, close } = await start();
    await openDialog(page);
    await enterQuery(page, '<zzqw onzzqx="zzqv()">zzqy</zzqw>');
    await dialogOf(page).getByText('No results for').first().waitFor();

    expect(await dialogOf(page).locator('zzqw').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a failed search is reported, and Retry searches again', async () => {
    const { query, title, data } = site();
    const { page, close } = await start();
    await page.route(data, (route) => route.abort());
    await openDialog(page);
    // In one go: with single letters, the last may be searched for once online again.
    await enterQuery(page, query);
    await dialogOf(page).getByText('Unable to fetch results').waitFor();
    await dialogOf(page).getByText('You might want to check your network connection.').waitFor();
    await page.unroute(data);
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click();

    await dialogOf(page).getByRole('option', { name: title }).first().waitFor();
    await close();
  });

  test('the search page searches for the query in its address, and keeps both in sync', async () => {
    const { query, title, visit } = site();
    const { page, complaints, close } = await visit(`/search?from=mail&q=${query}`);
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    expect(await page.title()).toMatch(new RegExp(`^${query} · Search · `));
    await page.getByRole('searchbox').fill('zzzzqq');
    await page.getByRole('searchbox').press('Enter');
    await page.getByText('No results for “zzzzqq”').first().waitFor();
    expect(new URL(page.url()).search).toBe('?from=mail&q=zzzzqq');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();

    expect(await page.getByRole('searchbox').inputValue()).toBe(query);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a link in the dialog leads to all results', async () => {
    const { query, title } = site();
    const { page, close } = await start();
    await openDialog(page);
    await typeQuery(page, query);
    await dialogOf(page)
      .getByRole('link', { name: /^See all \d+ results$/ })
      .click();

    await page.waitForURL(
      (url) => url.pathname === '/search' && url.searchParams.get('q') === query,
    );
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    await close();
  });

  test.each([false, true])('axe finds nothing in any state (dark: %s)', async (dark) => {
    const { query, data, visit } = site();
    const { page, close } = await start({ dark });
    const found: Record<string, string[]> = {};
    await openDialog(page);
    found.empty = await violations(page);
    await typeQuery(page, query);
    await dialogOf(page).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    found.results = await violations(page);
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await openDialog(page);
    await dialogOf(page).getByRole('link').first().waitFor();
    found.recent = await violations(page);
    await page.keyboard.type('zzzzqq');
    await dialogOf(page).getByText('No results for').first().waitFor();
    found.none = await violations(page);
    await close();

    const failing = await start({
      dark,
      before: (tab) => tab.route(data, (route) => route.abort()),
    });
    await openDialog(failing.page);
    await enterQuery(failing.page, query);
    await dialogOf(failing.page).getByText('Unable to fetch results').waitFor();
    found.failure = await violations(failing.page);
    await failing.close();

    for (const address of ['/search', `/search?q=${query}`, '/search?q=zzzzqq']) {
      const { page: results, close: leave } = await visit(address, { dark });
      await results
        .getByText(/Browse|result/)
        .first()
        .waitFor();
      found[address] = await violations(results);
      await leave();
    }
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  });
}
