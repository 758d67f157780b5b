import type { Page } from 'playwright-core';
import { arrival, open, place, REFERENCE, topOf } from '../support/reference';
import { visit } from '../support/site';
import { stillness } from '../support/stillness';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Records, before a reader can act, whether the last operation is laid out, and delays the rest. */
function pauseDrawing(): void {
  const note = () => {
    document.getAnimations().forEach((animation) => animation.pause());
    const last = document.getElementById('operation/CreatePresignedUrl')?.firstElementChild;
    const drawn = last?.checkVisibility({ contentVisibilityAuto: true });
    Object.assign(window, { drawn });
  };
  const frameAfter = () => requestAnimationFrame(note);
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(frameAfter));
}

test('distant operations are laid out while the page is being read, without moving it', async () => {
  const { page, close } = await visit(REFERENCE, {
    before: (tab) => tab.addInitScript(pauseDrawing),
  });
  expect(await page.evaluate(() => 'drawn' in window && window.drawn)).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 45_000));
  await page.waitForFunction(() => window.location.hash !== '');
  const read = new URL(page.url()).hash.replace('#operation/', '');
  const [before, heightBefore] = [await topOf(page, read), await heightOf(page)];
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
  await page.evaluate(stillness);
  const drawn = await page
    .locator('[id^="operation/"] h2')
    .evaluateAll((titles) =>
      titles.map((title) => title.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(drawn).toEqual(Array(29).fill(true));
  expect(await heightOf(page)).not.toBe(heightBefore);
  expect(Math.abs((await topOf(page, read)) - before)).toBeLessThan(3);
  await close();
});

test('no select is rendered before it is near the viewport, since browsers would lay out everything for it', async () => {
  const { page, close } = await open();
  const examples = (id: string) => place(page, id).getByRole('combobox', { name: 'Example' });
  const written = await (await page.request.get(REFERENCE)).text();
  expect(written).not.toMatch(/<(?:select|input|textarea)\b/);
  expect(await examples('RunProject').count()).toBe(0);

  const operation = place(page, 'RunProject');
  await operation.getByText('A run with messages to two recipients').scrollIntoViewIfNeeded();
  const other = 'A run that notifies no one';
  await examples('RunProject').selectOption(other);
  expect(await operation.locator('label', { hasText: other }).count()).toBe(1);
  await close();
});

test('a reader who leaves while Redoc hydrates the operations sees the next page first', async () => {
  const { page, complaints, close } = await visit(REFERENCE);
  const hydrated = await page.evaluate(async () => {
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((wait) => setTimeout(wait));
    };
    const marked = (part: Element | null | undefined, mark: string) =>
      Object.keys(part!).some((name) => name.startsWith(mark));
    const last = document.getElementById('operation/CreatePresignedUrl');
    const panes = document.querySelector('main style + div:has([id^="operation/"])');
    last?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until(() => marked(panes, '__reactContainer'));
    document.querySelector<HTMLElement>('header a[href="/changelog"]')?.click();
    await until(() => document.querySelector('h1')?.textContent === 'Changelog');
    return marked(last, '__reactFiber');
  });
  expect(hydrated).toBe(false);

  await page.goBack();
  const tab = place(page, 'CreatePresignedUrl').getByRole('tab', { name: 'Python' });
  await tab.click();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  expect(complaints).toEqual([]);
  await close();
});

test('a reader who goes back while Redoc renders the operations sees the previous page first', async () => {
  const { page, complaints, close } = await visit('/docs/api/api-overview');
  const rendered = await page.evaluate(async () => {
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((wait) => setTimeout(wait));
    };
    document.querySelector<HTMLElement>('nav a[href="/docs/api/api-reference"]')?.click();
    await until(() => document.querySelector('[id^="operation/"]') !== null);
    history.back();
    let last: Element | null = null;
    await until(() => {
      last ??= document.getElementById('operation/CreatePresignedUrl');
      return document.querySelector('h1')?.textContent === 'API overview';
    });
    return last !== null;
  });
  expect(rendered).toBe(false);

  await page.goForward();
  const tab = place(page, 'CreatePresignedUrl').getByRole('tab', { name: 'Python' });
  await tab.click();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await place(page, 'CreatePresignedUrl').getByRole('button', { name: 'Try it' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a reload restores the scroll position', async () => {
  const { page, close } = await visit(`${REFERENCE}#operation/EditGroup`);
  await page.evaluate(() => window.scrollBy(0, -1000));
  await arrival(page, 'GetGroup');
  const before = await topOf(page, 'EditGroup');
  await page.reload();
  await arrival(page, 'GetGroup');
  expect(Math.abs((await topOf(page, 'EditGroup')) - before)).toBeLessThan(3);
  await close();
});

test('Back restores the page and its scroll position immediately, and the page works', async () => {
  const { page, complaints, close } = await open('#operation/EditGroup');
  const tab = (name: string) => place(page, 'EditGroup').getByRole('tab', { name, exact: true });
  await tab('Python').click();
  const before = await topOf(page, 'EditGroup');
  // Without a pointer, since Playwright would scroll the page for it.
  const link = page.getByRole('banner').getByRole('link', { name: 'Changelog' });
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();

  const firstSeen = await page.evaluate(async (id) => {
    history.back();
    while (document.querySelector('h1')?.textContent !== 'API reference')
      await new Promise(requestAnimationFrame);
    return document.getElementById(id)?.getBoundingClientRect().top;
  }, 'operation/EditGroup');
  expect(Math.abs(firstSeen! - before)).toBeLessThan(3);

  expect(await tab('Python').getAttribute('aria-selected')).toBe('true');
  await tab('R').click();
  expect(await tab('R').getAttribute('aria-selected')).toBe('true');
  expect(await tab('R').getAttribute('aria-busy')).toBeNull();
  await place(page, 'EditGroup').getByRole('button', { name: 'Try it' }).click();
  await place(page, 'EditGroup').getByRole('button', { name: 'Send' }).waitFor();
  await page.reload();
  await page.waitForFunction(
    ([id, top]) => Math.abs(document.getElementById(id)!.getBoundingClientRect().top - top) < 3,
    ['operation/EditGroup', before] as const,
  );
  expect(complaints).toEqual([]);
  await close();
});
