import type { Page } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';

const KEY = 'docs-preferred-version-default';

const site = withFixtureSite();

const button = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const item = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const path = (page: Page) => new URL(page.url()).pathname;

test('a page links to its other versions, and the chosen one is remembered on the next visit', async () => {
  const { page, complaints, close } = await site.visit('/docs/runs');
  await button(page, 'Current').click();
  await item(page, '1.0').click();
  await page.getByText('How runs were in 1.0.').waitFor();
  expect(path(page)).toBe('/docs/1.0/runs');
  await button(page, '1.0').waitFor();

  await page.goto('/changelog', { waitUntil: 'networkidle' });
  await button(page, '1.0').waitFor();
  expect(await item(page, 'This version').getAttribute('href')).toBe('/docs/1.0');
  expect(complaints).toEqual([]);
  await close();
});

test('a page missing from another version links to the start of that version', async () => {
  const { page, close } = await site.visit('/docs/plain');
  await button(page, 'Current').click();
  await item(page, '1.0').click();
  await page.waitForURL((url) => url.pathname.startsWith('/docs/1.0'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).not.toMatch('Page not found');
  await close();
});

test('a remembered version that is gone is forgotten', async () => {
  const { page, close } = await site.visit('/changelog', {
    before: (tab) => tab.addInitScript((key) => localStorage.setItem(key, '0.1'), KEY),
  });
  await button(page, 'Current').waitFor();
  await page.waitForFunction((key) => localStorage.getItem(key) === null, KEY);
  await close();
});

test('another language keeps the path, the query and the hash', async () => {
  const { page, close } = await site.visit('/docs/long?from=mail');
  await page.evaluate(() => {
    window.location.hash = 'part-3';
  });
  await button(page, 'English').click();
  expect(await item(page, 'English').getAttribute('aria-current')).toBe('true');
  await item(page, 'Deutsch').click();
  await page.waitForURL((url) => url.pathname.startsWith('/de'));
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual(['/de/docs/long', '?from=mail', '#part-3']);
  await button(page, 'Deutsch').click();
  await item(page, 'English').hover();
  expect(await item(page, 'English').getAttribute('href')).toBe('/docs/long?from=mail#part-3');
  await close();
});
