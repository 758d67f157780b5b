import type { Page } from 'playwright-core';
import { ANSWERS } from '../support/fixtureFiles';
import { withFixtureSite } from '../support/fixtureSite';
import { overhang } from '../support/overhang';
import { reopen, visit } from '../support/site';
import { takesFocus } from '../support/takesFocus';
import { until } from '../support/until';
import { violations } from '../support/violations';

const PAGE = '/docs/api/api-overview';
const permissions = ['clipboard-read', 'clipboard-write'];

const fixture = withFixtureSite();

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const menu = (page: Page) => page.locator('.page-tools details');

test('a page can be copied as Markdown by keyboard, with a message', async () => {
  const { page, complaints, close } = await visit(PAGE, { permissions });
  await copyButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Page copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await page.request.get(`${PAGE}.md`)).text());
  expect(copied).toContain('# API overview');
  expect(complaints).toEqual([]);
  await close();
});

test('when the Markdown fails to load, a message says what to do', async () => {
  const { page, close } = await visit(PAGE, {
    permissions,
    viewport: { width: 375, height: 800 },
    before: (tab) => tab.route('**/*.md', (route) => route.abort()),
  });
  await copyButton(page).click();
  const told = page.getByText('its Markdown did not load');
  await told.waitFor();
  expect((await told.boundingBox())?.width).toBeGreaterThan(300);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await close();
});

test('the Markdown can be viewed, even without scripts', async () => {
  const { page, close } = await visit(PAGE, { javaScriptEnabled: false });
  expect(await copyButton(page).isVisible()).toBe(false);
  await page.getByText('Open in', { exact: true }).click();
  expect(await page.getByRole('link', { name: 'ChatGPT' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  expect(page.url()).toMatch(/\/docs\/api\/api-overview\.md$/);
  await close();
});

test('the menu opens and closes by keyboard and by a click elsewhere', async () => {
  const { page, close } = await visit(PAGE);
  const title = menu(page).locator('summary');
  const isOpen = () => menu(page).evaluate((details: HTMLDetailsElement) => details.open);
  await title.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Claude');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open in');

  await title.click();
  expect(await isOpen()).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await isOpen()).toBe(false);
  await close();
});

test.each([
  [375, false],
  [375, true],
  [1280, false],
  [1280, true],
])(
  'with the menu open nothing overflows and axe finds nothing: %i px, dark %s',
  async (width, dark) => {
    const { page, close } = await visit(PAGE, { dark, viewport: { width, height: 800 } });
    await menu(page).locator('summary').click();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await close();
  },
);

test('of the page tools, only the age of the page is printed', async () => {
  const { page, close } = await visit(PAGE);
  await page.emulateMedia({ media: 'print' });
  for (const tools of await page.locator('.page-tools').all())
    expect(await tools.isVisible()).toBe(false);
  expect(await page.locator('.page-foot time').isVisible()).toBe(true);
  await close();
});

/** Opens a page of the fixture and receives its answers, rejecting them while `fails` is set. */
async function asked(path: string, options: { width?: number; dark?: boolean } = {}) {
  const heard: unknown[] = [];
  const server = { fails: false };
  const tab = await fixture.visit(path, {
    dark: options.dark,
    viewport: { width: options.width ?? 1280, height: 800 },
    friends: [ANSWERS, 'http://127.0.0.1'],
    before: (page) =>
      page.route(ANSWERS, (route) => {
        const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        if (route.request().method() === 'POST' && !server.fails)
          heard.push(route.request().postDataJSON());
        return route.fulfill({ status: server.fails ? 500 : 204, headers: allow });
      }),
  });
  return { ...tab, heard, server };
}

const status = (page: Page) => page.locator('.page-question [role="status"]');
const WRITTEN = { path: '/docs/runs', answer: 'no', reason: 'unclear', text: 'Which order?' };

/** Answers by keyboard alone, up to the Send button. */
async function write(page: Page) {
  await page.getByRole('button', { name: 'No', exact: true }).focus();
  await page.keyboard.press('Enter');
  await takesFocus(page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Which order?');
  await page.keyboard.press('Tab');
}

test('readers can say by keyboard whether a page helped, and why', async () => {
  const { page, heard, complaints, close } = await asked('/docs/runs');
  await write(page);
  await page.keyboard.press('Enter');
  await page.getByText('Thank you. Your answer was sent.').waitFor();
  expect(heard).toEqual([WRITTEN]);
  await takesFocus(status(page));
  expect(await page.getByRole('button', { name: 'Yes', exact: true }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);

  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Plain').click();
  await page.getByRole('heading', { level: 1, name: 'Plain' }).waitFor();
  expect(await page.getByRole('button', { name: 'Yes', exact: true }).isVisible()).toBe(true);
  await close();
});

test('a rejected answer stays and can be sent again', async () => {
  const { page, heard, server, close } = await asked('/docs/runs');
  server.fails = true;
  await write(page);
  await page.keyboard.press('Enter');
  await page.getByText('Your answer could not be sent').waitFor();
  expect(await page.getByRole('textbox', { name: 'Anything else?' }).inputValue()).toBe(
    'Which order?',
  );
  server.fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Thank you').waitFor();
  expect(heard).toEqual([WRITTEN]);
  await close();
});

test('an answer given offline is sent once, on the next visit', async () => {
  const { page, heard, close } = await asked('/docs/runs');
  await write(page);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByText('You are offline').waitFor();
  expect(heard).toEqual([]);

  await page.context().setOffline(false);
  await reopen(page, '/docs/plain');
  await until(() => heard.length > 0);
  expect(heard).toEqual([WRITTEN]);
  await reopen(page);
  expect(heard).toHaveLength(1);
  await close();
});

test.each([
  [375, false],
  [1280, true],
])('axe finds nothing in the form, and nothing overflows: %i px, dark %s', async (width, dark) => {
  const { page, close } = await asked('/docs/runs', { width, dark });
  await write(page);
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await close();
});
