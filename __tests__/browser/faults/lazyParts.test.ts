import type { Page } from 'playwright-core';
import { visit } from '../support/site';
import { takesFocus } from '../support/takesFocus';

const MODE = '/docs/explore-data/cells/sql-cells/query-mode';

interface Part {
  readonly width: number;
  readonly button: string;
  readonly dialog: string;
}

const parts: readonly [string, Part][] = [
  ['mobile menu', { width: 375, button: 'Toggle navigation bar', dialog: 'Navigation' }],
  [
    'list of shortcuts',
    { width: 1280, button: 'Reading and shortcuts', dialog: 'Reading and shortcuts' },
  ],
];

/** Opens a page whose lazy scripts fail to load. */
async function cutOff(width: number) {
  const tab = await visit(MODE, {
    viewport: { width, height: 800 },
    permissions: ['clipboard-write'],
  });
  await tab.page.route('**/*.js', (route) => route.abort());
  return tab;
}

test.each(parts)(
  'when the %s fails to load, a message says so, and Retry loads it',
  async (_name, { width, button, dialog }) => {
    const { page, close } = await cutOff(width);
    await page.getByRole('button', { name: button }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(
      /This part of the page did not load\. Retry, or reload the page\.\s+Loading chunk/,
    );
    await takesFocus(alert.getByRole('button', { name: 'Retry' }));

    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute('**/*.js');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    expect(await alert.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await takesFocus(page.getByRole('button', { name: button }));
    await close();
  },
);

test.each(parts)(
  'the message about the %s can be closed, and the focus returns',
  async (_name, { width, button }) => {
    const { page, close } = await cutOff(width);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await takesFocus(page.getByRole('button', { name: button }));
    await close();
  },
);

test('messages shown at the same time lie above one another, within the window', async () => {
  const { page, close } = await cutOff(1280);
  await page.getByRole('button', { name: 'Reading and shortcuts' }).click();
  const alerts = page.getByRole('alert');
  await alerts.waitFor();
  const before = await alerts.boundingBox();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await alerts.nth(1).waitFor();
  await page
    .getByRole('link', { name: /^Link to / })
    .first()
    .click();
  const line = page.getByText('Link copied');
  await line.waitFor();

  expect((await alerts.first().boundingBox())!.y).toBe(before!.y);
  const boxes = await Promise.all(
    [line, alerts.nth(1), alerts.first()].map((e) => e.boundingBox()),
  );
  boxes.reduce((upper, lower) => {
    expect(lower!.y).toBeGreaterThan(upper!.y + upper!.height);
    return lower;
  });
  expect(boxes[0]!.y).toBeGreaterThanOrEqual(0);

  await page.setViewportSize({ width: 375, height: 260 });
  for (const alert of await alerts.all()) {
    await alert.getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded();
    await alert.getByRole('button', { name: 'Close' }).click({ trial: true });
  }
  await close();
});

test('a part that loads slowly shows that it is loading', async () => {
  const { page, close } = await visit(MODE);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('?');
  await page.getByRole('status', { name: 'Loading…' }).waitFor();
  release();
  await page.getByRole('dialog', { name: 'Reading and shortcuts' }).waitFor();
  expect(await page.getByRole('status', { name: 'Loading…' }).count()).toBe(0);
  await close();
});

/** Makes every dialog of the page crash on render, until the returned function is called. */
const breakDialogs = (page: Page) =>
  page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('There are no dialogs.');
    };
    Object.assign(window, { fix: () => (HTMLDialogElement.prototype.showModal = showModal) });
  });

test.each<[string, Part]>([
  ...parts,
  ['search', { width: 1280, button: 'Search', dialog: 'Search' }],
])(
  'when the %s crashes, a message says so, the page is unaffected, and Retry renders it again',
  async (_name, { width, button, dialog }) => {
    const { page, close } = await visit(MODE, { viewport: { width, height: 800 } });
    await breakDialogs(page);
    await page.getByRole('button', { name: button }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('There are no dialogs.');
    expect(await page.locator('h1').innerText()).toBe('Query mode');
    await takesFocus(alert.getByRole('button', { name: 'Retry' }));

    await page.evaluate(() => (window as unknown as { fix(): void }).fix());
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    expect(await alert.count()).toBe(0);
    await close();
  },
);

test('when the search fails to load, the keyboard works on the page as before', async () => {
  const { page, close } = await cutOff(1280);
  await page.keyboard.press('/');
  await page.getByRole('alert').waitFor();
  const mode = page.getByRole('button', { name: /dark|light/i }).first();
  await mode.focus();
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.keyboard.press('Enter');
  await page.waitForFunction((theme) => document.documentElement.dataset.theme !== theme, before);
  await page.getByRole('main').focus();
  await page.keyboard.press('Space');
  await page.waitForFunction(() => scrollY > 100);
  await close();
});
