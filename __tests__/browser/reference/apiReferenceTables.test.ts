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
