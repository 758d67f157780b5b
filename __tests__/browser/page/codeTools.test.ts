import type { Page } from 'playwright-core';
import { COMBINATIONS } from '../support/combinations';
import { visit } from '../support/site';
import { violations } from '../support/violations';

const PAGE = '/docs/connect-to-data/cloud-storage-integrations';

/** The first code block with lines that are too long. */
const wide = (page: Page) =>
  page.locator('[data-language]:is(:has(pre[tabindex]), :has([aria-pressed="true"]))').first();
const shell = (page: Page) => page.locator('[data-language="bash"]', { hasText: 'create-role' });
const wrap = (page: Page) => wide(page).getByRole('button', { name: 'Wrap long lines' });
const beyond = (page: Page) =>
  page
    .locator('main pre')
    .evaluateAll(
      (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
    );

test('long lines can be wrapped by keyboard, in all blocks, and on the next page before its first paint', async () => {
  const { page, complaints, close } = await visit(PAGE);
  expect(await beyond(page)).toBeGreaterThan(1);
  await wide(page).locator('pre').focus();
  await wrap(page).waitFor();
  await wrap(page).focus();
  await page.keyboard.press('Enter');
  expect(await wrap(page).getAttribute('aria-pressed')).toBe('true');
  expect(await beyond(page)).toBe(0);

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
  await page.waitForURL((url) => url.pathname !== PAGE);
  expect(complaints).toEqual([]);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE, { waitUntil: 'load' });
  expect(await page.locator('main pre').count()).toBeGreaterThan(1);
  expect(await beyond(page)).toBe(0);
  await close();
});

test('on a touch screen the copy button does not cover the end of a long line', async () => {
  const { page, close } = await visit(PAGE, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const covered = await page.locator('main [data-language]').evaluateAll(
    (boxes) =>
      boxes.filter((box) => {
        const code = box.querySelector('pre')!;
        if (code.previousElementSibling) return false;
        code.scrollLeft = code.scrollWidth;
        const [words, line] = [document.createTreeWalker(code, NodeFilter.SHOW_TEXT), new Range()];
        let end = 0;
        while (words.nextNode()) {
          line.selectNodeContents(words.currentNode);
          end = Math.max(end, line.getBoundingClientRect().right);
        }
        return end > box.querySelector('button')!.getBoundingClientRect().left;
      }).length,
  );
  expect(covered).toBe(0);
  await close();
});

test('commands can be copied as one line', async () => {
  const { page, close } = await visit(PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
  await shell(page).hover();
  await shell(page).getByRole('button', { name: 'Copy as one line' }).click();
  await page.getByText('Copied as one line').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^aws iam create-role .* && aws iam put-role-policy .* --output text$/);
  expect(copied).not.toMatch(/[\n\\]/);
  await close();
});

test('no block shows tools while the pointer is elsewhere', async () => {
  const { page, close } = await visit(PAGE);
  await page.mouse.move(5, 5);
  expect(await page.getByRole('button', { name: 'Wrap long lines' }).count()).toBe(0);
  await close();
});

test.each(COMBINATIONS)('axe finds nothing at $width px (dark: $dark)', async ({ width, dark }) => {
  const { page, close } = await visit(PAGE, { dark, viewport: { width, height: 900 } });
  await wide(page).hover();
  await wrap(page).click();
  await shell(page).hover();
  await shell(page).getByRole('button', { name: 'Copy as one line' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await close();
});
