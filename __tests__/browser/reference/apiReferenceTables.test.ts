import type { Page } from 'playwright-core';
import { overhang } from '../support/overhang';
import { layOut, REFERENCE } from '../support/reference';
import { visit } from '../support/site';

/** Opens the whole page, fully laid out. */
async function drawn(width: number) {
  const tab = await visit(REFERENCE, { viewport: { width, height: 900 } });
  await layOut(tab.page);
  return tab;
}

/** The words in tables that are broken across lines. */
const brokenWords = (page: Page) =>
  page.locator('table:has(> thead)').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

test.each([1280, 768, 375])('at %d px no name in a table is broken', async (width) => {
  const { page, close } = await drawn(width);
  expect(await page.locator('table:has(> thead)').count()).toBeGreaterThan(20);
  expect(await brokenWords(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  await close();
});

test('a table that is too wide scrolls by keyboard, and only such tables are tab stops', async () => {
  const { page, close } = await drawn(375);
  const table = page.getByRole('table').filter({ hasText: 's3OutputPath' });
  const stop = table.and(page.locator('[tabindex="0"]'));
  await stop.waitFor();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement!.scrollLeft > 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await stop.waitFor({ state: 'detached' });
  expect(await table.isVisible()).toBe(true);
  await close();
});

/** The texts that end beyond the window, where readers cannot scroll to. */
const cutTexts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const isReached = ({ overflowX, textOverflow }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
    const scrolls = (place: Element | null): boolean =>
      place !== null && (isReached(getComputedStyle(place)) || scrolls(place.parentElement));
    const cut: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      range.selectNodeContents(text);
      const isBeyond = [...range.getClientRects()].some(({ right }) => right > innerWidth + 1);
      if (isBeyond && !scrolls(text.parentElement)) cut.push(text.data);
    }
    return cut;
  });

test('at 320 px no text is cut off', async () => {
  const { page, close } = await drawn(320);
  expect(await cutTexts(page)).toEqual([]);
  await close();
});

test('the names of all fields of a table begin at the same place', async () => {
  const { page, close } = await drawn(1280);
  const names = page.locator('tr > td[kind]:first-child > .property-name');
  const lefts = await names.evaluateAll((found) => {
    const byTable = new Map<Element, number[]>();
    for (const name of found) {
      const table = name.closest('table')!;
      byTable.set(table, [...(byTable.get(table) ?? []), name.getBoundingClientRect().left]);
    }
    return [...byTable.values()];
  });
  expect(lefts.length).toBeGreaterThan(50);
  expect(lefts.filter((ofTable) => new Set(ofTable).size > 1)).toEqual([]);
  await close();
});

test('the path of an operation breaks between its segments', async () => {
  const { page, close } = await drawn(1280);
  const segments = await page.locator('.http-verb + span').evaluateAll((paths) =>
    paths.flatMap((path) =>
      [...path.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return { text: node.textContent, lines: range.getClientRects().length };
        }),
    ),
  );
  expect(segments.length).toBeGreaterThan(90);
  expect(segments.filter(({ lines }) => lines > 1)).toEqual([]);
  await close();
});
