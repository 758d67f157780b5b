import type { Page } from 'playwright-core';
import { atWork, open, place, REFERENCE } from '../support/reference';
import { reopen, visit } from '../support/site';

const tab = (page: Page, operation: string, name: string) =>
  place(page, operation).getByRole('tab', { name, exact: true });
const untilShown = (page: Page, operation: string, name: string) =>
  place(page, operation)
    .getByRole('tab', { name, exact: true, selected: true })
    .waitFor({ state: 'attached' });
const lead = (page: Page, operation: string) =>
  place(page, operation).evaluate((element) => element.scrollIntoView());

test('a language chosen for one operation applies to all, to the console and to the docs', async () => {
  const { page, complaints, close } = await open('#operation/RunProject');
  await tab(page, 'RunProject', 'Python').click();
  await lead(page, 'ListUsers');
  await untilShown(page, 'ListUsers', 'Python');
  await place(page, 'ListUsers').getByRole('button', { name: 'Try it' }).click();
  await place(page, 'ListUsers').getByRole('radio', { name: 'Python', checked: true }).waitFor();

  await reopen(page, '/docs/api/api-overview');
  const chosen = page.getByRole('tab', { selected: true }).first();
  expect(await chosen.innerText()).toBe('Python');
  expect(complaints).toEqual([]);
  await close();
});

test('a language chosen in the docs or with the arrow keys applies as well, and leaves other tabs alone', async () => {
  const { page, complaints, close } = await visit('/docs/api/api-overview');
  await page.getByRole('tab', { name: 'TypeScript' }).first().click();
  await page.locator(`main a[href^="${REFERENCE}"]`).first().click();
  await atWork(page);
  await lead(page, 'RunProject');
  await untilShown(page, 'RunProject', 'TypeScript');
  await tab(page, 'RunProject', 'Payload').click();

  await lead(page, 'ListUsers');
  await untilShown(page, 'ListUsers', 'TypeScript');
  await tab(page, 'ListUsers', 'TypeScript').press('ArrowRight');
  await untilShown(page, 'ListUsers', 'R');
  await lead(page, 'CreateGroup');
  await untilShown(page, 'CreateGroup', 'R');
  await lead(page, 'RunProject');
  await untilShown(page, 'RunProject', 'Payload');
  expect(complaints).toEqual([]);
  await close();
});

test('an arrow key pressed before Redoc has loaded chooses as well', async () => {
  let send = () => {};
  const { page, complaints, close } = await visit(`${REFERENCE}#operation/ListUsers`, {
    before: async (tab) => {
      const sent = new Promise<void>((resolve) => (send = resolve));
      await tab.route('**/redoc-*.js', (route) => sent.then(() => route.continue()));
    },
  });
  await tab(page, 'ListUsers', 'curl').press('ArrowRight');
  const python = tab(page, 'ListUsers', 'Python');
  const isFocused = () => python.evaluate((element) => element === document.activeElement);
  expect(await python.getAttribute('aria-busy')).toBe('true');
  expect(await isFocused()).toBe(true);

  send();
  await untilShown(page, 'ListUsers', 'Python');
  expect(await isFocused()).toBe(true);
  await python.press('ArrowRight');
  await untilShown(page, 'ListUsers', 'TypeScript');
  expect(complaints).toEqual([]);
  await close();
});

test('samples that follow a choice move neither the focus nor the scroll position', async () => {
  const { page, close } = await visit('/docs/api/api-overview');
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await reopen(page, `${REFERENCE}#operation/ListUsers`);
  const button = place(page, 'ListUsers').getByRole('button', { name: 'Try it' });
  await button.focus();
  const top = await page.evaluate(() => window.scrollY);
  await atWork(page);
  await untilShown(page, 'ListUsers', 'Python');
  await page.waitForTimeout(300);

  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await tab(page, 'ListUsers', 'Python').press('ArrowRight');
  expect(
    await tab(page, 'ListUsers', 'TypeScript').evaluate(
      (element) => element === document.activeElement,
    ),
  ).toBe(true);
  await close();
});
