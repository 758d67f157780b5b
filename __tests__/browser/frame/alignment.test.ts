import type { Locator } from 'playwright-core';
import { layOut, open, place } from '../support/reference';
import { dialogOf, openDialog, typeQuery } from '../support/searchSpec';
import { visit } from '../support/site';

const CODE = '/docs/administration/workspace_settings/custom-images';
const AUDIT = '/docs/administration/workspace_settings/audit-logs/audit-logs-reference';
const ROLES = '/docs/collaborate/sharing-and-permissions/roles';

const box = async (part: Locator) => (await part.boundingBox())!;
const middle = async (part: Locator) => {
  const { y, height } = await box(part);
  return y + height / 2;
};

test('the copy button is in the middle of the title bar of its code', async () => {
  const { page, close } = await visit(CODE);
  const title = page.getByText('requirements.txt', { exact: true }).first();
  const button = title.locator('xpath=..').getByRole('button', { name: 'Copy code to clipboard' });
  expect(Math.abs((await middle(button)) - (await middle(title)))).toBeLessThan(1);
  await close();
});

test('on a phone, the columns of a table with many columns are as wide as their text', async () => {
  const { page, close } = await visit(ROLES, { viewport: { width: 375, height: 800 } });
  const table = page.getByRole('table').filter({ hasText: 'Open apps shared with them' });
  const width = async (name: string) =>
    (await box(table.getByRole('columnheader', { name }))).width;
  expect(await width('Capability')).toBe(150);
  expect(await width('Viewer')).toBeLessThan(104);
  await close();
});

test('on a phone, names of code in a table are broken only between their words', async () => {
  const { page, close } = await visit(AUDIT, { viewport: { width: 375, height: 800 } });
  const { lines, broken } = await page.locator('td code').evaluateAll((names) => {
    const words = names
      .flatMap((name) => [...name.childNodes])
      .filter((node) => node instanceof Text)
      .flatMap((text) => [...text.data.matchAll(/\S+/g)].map((word) => ({ text, word })))
      .map(({ text, word: { 0: word, index } }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return { word, lines: range.getClientRects().length };
      });
    return {
      lines: Math.max(...names.map((name) => name.getClientRects().length)),
      broken: words.filter((word) => word.lines > 1).map(({ word }) => word),
    };
  });
  expect(lines).toBeGreaterThan(1);
  expect(broken).toEqual([]);
  await close();
});

test('behind a dialog, the room of the scrollbar is as dark as the page', async () => {
  const { page, close } = await visit(ROLES);
  await openDialog(page);
  const colors = await page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.querySelector('dialog:modal')!, '::backdrop').backgroundColor,
  ]);
  expect(colors[0]).toBe(colors[1]);
  await close();
});

test('on the search page, a failure begins at the left edge of the text', async () => {
  const { page, close } = await visit('/search');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('main').getByRole('searchbox').fill('snowflake');
  const message = page.getByText('Unable to fetch results');
  await message.waitFor();
  expect((await box(message)).x).toBe((await box(page.locator('h1'))).x);
  await close();
});

test('in the search dialog with large letters, a path is cut off on its only line, with an ellipsis', async () => {
  const { page, close } = await visit(ROLES);
  await page.addStyleTag({ content: ':root { font-size: 32px }' });
  await openDialog(page);
  await typeQuery(page, 'snowflake');
  const path = dialogOf(page).getByText('Data connections › Setup guides').first();
  const { cut, hidden } = await path.evaluate((element) => ({
    cut: element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow,
    hidden: element.scrollHeight - element.clientHeight,
  }));
  expect({ cut, hidden }).toEqual({ cut: 'ellipsis', hidden: 0 });
  await close();
});

test('a footer below little content is at the bottom of the window', async () => {
  const { page, close } = await visit('/offline', {
    viewport: { width: 1280, height: 900 },
    // It has no scripts that could take over.
    waitUntil: 'commit',
  });
  await page.waitForLoadState('load');
  const { y, height } = await box(page.getByRole('contentinfo'));
  expect(Math.abs(y + height - 900)).toBeLessThan(4);
  await close();
});

test('in the API reference, all lines about a response begin next to its code', async () => {
  const { page, close } = await open();
  await layOut(page);
  const response = place(page, 'RunProject').getByRole('button', { name: /^403/ });
  const code = await box(response.locator('strong'));
  const text = await box(response.locator('p'));
  expect(text.height).toBeGreaterThan(40);
  expect(text.x).toBeGreaterThan(code.x + code.width);
  expect(Math.abs(text.y - code.y)).toBeLessThan(5);
  await close();
});
