import type { Locator, Page } from 'playwright-core';
import { ANSWERS } from '../support/fixtureFiles';
import { withFixtureSite } from '../support/fixtureSite';
import { changesUnderPointer } from '../support/hoverChange';
import { open, place } from '../support/reference';
import { visit } from '../support/site';

const site = withFixtureSite();

/** Fails with the controls that do not show that they can be pressed. */
async function expectHover(controls: Readonly<Record<string, Locator>>) {
  const dead: string[] = [];
  for (const [name, control] of Object.entries(controls))
    if (!(await changesUnderPointer(control))) dead.push(name);
  expect(dead).toEqual([]);
}

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

describe.each([false, true])('under the pointer, dark mode %s:', (dark) => {
  test('the contents below a title and the rows of the menu change', async () => {
    const viewport = { width: 900, height: 800 };
    const { page, close } = await visit('/docs/api/api-overview', { dark, viewport });
    await expectHover({ contents: page.locator('summary', { hasText: 'On this page' }) });
    await button(page, 'Toggle navigation bar').click();
    const back = button(page, '← Back to main menu');
    await expectHover({ back });
    await back.click();
    const row = page.getByRole('dialog').getByRole('link', { name: 'Tutorials' });
    await expectHover({ row });
    await close();
  });

  test('links and buttons above the changelog change', async () => {
    const { page, close } = await visit('/changelog', { dark });
    await page.getByLabel('Kind').selectOption('Fixed');
    await expectHover({
      archive: page.getByRole('main').getByRole('link', { name: 'archive', exact: true }),
      everything: button(page, 'Show everything'),
      area: page.getByLabel('Area'),
    });
    await close();
  });

  test('controls of the reference change', async () => {
    const { page, close } = await open('#operation/ListProjects', { dark });
    const operation = place(page, 'ListProjects');
    const fold = button(operation.locator('.redoc-json'), 'values')
      .filter({ visible: true })
      .first();
    await button(operation, 'Try it').click();
    await expectHover({
      send: button(operation, 'Send'),
      response: operation.locator('button:has(> strong + div)').first(),
      field: button(operation.getByRole('row'), 'values').first(),
      sample: operation.getByRole('tab', { name: '400' }),
      fold,
    });
    expect(await fold.evaluate((control) => getComputedStyle(control).cursor)).toBe('pointer');
    await close();
  });

  test('the announcement, the owner’s own links and the question about the page change', async () => {
    const { page, close } = await site.visit('/docs/plain', { dark });
    const announcement = page.getByRole('region', { name: 'Announcement' });
    await expectHover({
      news: announcement.getByRole('link'),
      close: button(announcement, 'Close'),
      yes: button(page, 'Yes'),
      no: button(page, 'No'),
    });
    await button(page, 'No').click();
    await expectHover({ send: button(page, 'Send'), cancel: button(page, 'Cancel') });
    await page.getByRole('banner').getByRole('button', { name: 'Guides' }).click();
    await expectHover({ own: page.getByRole('link', { name: 'The long page' }) });
    await close();
  });

  test('a button that does not work yet does not change', async () => {
    const { page, close } = await site.visit('/docs/plain', { dark });
    await page.route(ANSWERS, () => undefined);
    await button(page, 'No').click();
    await button(page, 'Send').click();
    const cancel = page.getByRole('button', { name: 'Cancel', disabled: true });
    expect(await cancel.evaluate((element) => getComputedStyle(element).cursor)).toBe('default');
    expect(await changesUnderPointer(cancel)).toBe(false);
    await close();
  });

  test('the button of a crashed page changes', async () => {
    const { page, close } = await site.visit('/crash', {
      dark,
      before: (tab) => tab.addInitScript(() => Object.assign(window, { crashes: true })),
      waitUntil: 'commit',
    });
    await expectHover({ again: button(page, 'Try again') });
    await close();
  });
});
