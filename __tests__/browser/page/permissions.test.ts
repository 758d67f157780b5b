import type { Page } from 'playwright-core';
import { overhang } from '../support/overhang';
import { COMBINATIONS } from '../support/combinations';
import { reopen, visit } from '../support/site';
import { violations } from '../support/violations';

const ROLES = '/docs/collaborate/sharing-and-permissions/roles';
const SHARING = '/docs/collaborate/sharing-and-permissions/project-sharing';

const choice = (page: Page) => page.getByRole('combobox', { name: 'Permissions for' });
const dimmed = (page: Page, role: string) =>
  page.locator(`main td[data-role~="${role}"][data-lens="other"]`).count();

test('a role can be chosen by keyboard, is in the address, and applies on other pages', async () => {
  const { page, complaints, close } = await visit(ROLES);
  await page.locator('select[data-ready]').waitFor();
  expect(await page.locator('[data-lens]').count()).toBe(0);
  await choice(page).focus();
  await page.keyboard.type('Ed');
  await page.getByText('Shown for the role Editor').waitFor();
  expect(new URL(page.url()).search).toBe('?role=editor');
  expect(await dimmed(page, 'Guest')).toBeGreaterThan(5);
  expect(await dimmed(page, 'Editor')).toBe(0);

  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Project sharing').click();
  await page.getByRole('heading', { level: 1, name: 'Project sharing' }).waitFor();
  await page.locator('[data-lens="own"]').first().waitFor();
  expect(await choice(page).inputValue()).toBe('Editor');
  await choice(page).selectOption('Everyone');
  expect(await page.locator('[data-lens]').count()).toBe(0);
  await reopen(page);
  expect(await choice(page).inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('a shared address shows the role, and unknown ones are ignored', async () => {
  const { page, close } = await visit(`${SHARING}?role=explorer`);
  await page.locator('[data-lens="own"]').first().waitFor();
  expect(await choice(page).inputValue()).toBe('Explorer');
  expect(await page.locator('main [role="note"][data-lens="other"]').count()).toBe(1);
  await reopen(page, `${SHARING}?role=king`);
  expect(await choice(page).inputValue()).toBe('');
  expect(await page.locator('[data-lens]').count()).toBe(0);
  await close();
});

test('without scripts the whole table is shown, and no choice', async () => {
  const { page, close } = await visit(`${ROLES}?role=guest`, { javaScriptEnabled: false });
  expect(await choice(page).count()).toBe(0);
  expect(await page.locator('main td[data-role]').count()).toBeGreaterThan(20);
  await close();
});

test.each([
  ['table', ROLES, ':not(:has(> p))'],
  ['result', '/tutorials/connect-to-data/call-an-api', ':has(> p)'],
])(
  'a %s that scrolls sideways keeps its first column, on an opaque background',
  async (_kind, path, title) => {
    const { page, close } = await visit(path, { viewport: { width: 375, height: 800 } });
    const frame = page.locator(`main [role="group"]:has(> table)${title}`).first();
    const cell = frame.locator('tbody td').first();
    await frame.scrollIntoViewIfNeeded();
    const left = (await cell.boundingBox())?.x;
    await frame.focus();
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowRight');
    await page.locator('[data-column-stays]').waitFor();
    await page.waitForFunction((box) => box.scrollLeft > 20, await frame.elementHandle());
    expect((await cell.boundingBox())?.x).toBe(left);
    expect(await cell.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    // Nothing passes through between the column and the edge of the frame.
    const coversEdge = await cell.evaluate((box) => {
      const { left: edge } = box.closest('[role="group"]')!.getBoundingClientRect();
      const { top, height } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(edge + 2, top + height / 2));
    });
    expect(coversEdge).toBe(true);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowLeft');
    await page.locator('[data-column-stays]').waitFor({ state: 'detached' });
    await close();
  },
);

test("the sticky first column keeps the background of the reader's own row", async () => {
  const { page, close } = await visit(`${ROLES}?role=editor`, {
    viewport: { width: 430, height: 800 },
  });
  const frame = page.locator('main [role="group"]:has(tr[data-lens="own"])').first();
  await frame.evaluate((box) => (box.scrollLeft = 60));
  await page.locator('[data-column-stays]').waitFor();
  const ground = (selector: string) =>
    frame
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await ground('tr[data-lens="own"] > :first-child')).toBe(
    await ground('tr[data-lens="own"]'),
  );
  await close();
});

test.each(COMBINATIONS)('axe finds nothing at $width px (dark: $dark)', async ({ width, dark }) => {
  for (const path of [ROLES, SHARING]) {
    const { page, close } = await visit(`${path}?role=viewer`, {
      dark,
      viewport: { width, height: 900 },
    });
    await page.locator('[data-lens="own"]').first().waitFor();
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('main [role="group"]')) frame.scrollLeft = 40;
    });
    expect(await violations(page)).toEqual([]);
    await close();
  }
});
