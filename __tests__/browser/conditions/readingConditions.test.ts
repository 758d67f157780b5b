import type { Page } from 'playwright-core';
import { overhang } from '../support/overhang';
import { REFERENCE } from '../support/reference';
import { SAMPLE_PAGES } from '../support/samplePages';
import { visit } from '../support/site';
import { textFaults } from '../support/textFaults';

const OVERVIEW = '/docs/api/api-overview';

/** The text spacing that WCAG 1.4.12 lets readers set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`;

test.each(SAMPLE_PAGES)('%s neither cuts off nor overlaps text with wide spacing', async (path) => {
  const { page, close } = await visit(path);
  await page.addStyleTag({ content: SPACING });
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const text = ['header, nav, footer', 'main :is(h1, h2, h3, button, th, td, p, summary, li)'];
    for (const places of text) expect([width, await textFaults(page, places)]).toEqual([width, []]);
    expect([width, (await overhang(page)) <= 0]).toEqual([width, true]);
  }
  await close();
});

/** Selected elements, each with an unselected sibling. */
const CHOICES = [
  ['header nav [aria-current]', 'header nav a:not([aria-current])'],
  ['#sidebar [aria-current]', '#sidebar a:not([aria-current])'],
  ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  [
    'nav[aria-label="On this page"] [aria-current]',
    'nav[aria-label="On this page"] a:not([aria-current])',
  ],
] as const;

const groundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

describe.each(['light', 'dark'] as const)('with forced colours, %s', (colorScheme) => {
  const forced = { forcedColors: 'active', colorScheme } as const;

  test('selected elements can be told from unselected ones', async () => {
    const { page, close } = await visit(OVERVIEW, forced);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.locator('nav[aria-label="On this page"] [aria-current]').waitFor();
    for (const [chosen, other] of CHOICES)
      expect([chosen, await groundOf(page, chosen)]).not.toEqual([
        chosen,
        await groundOf(page, other),
      ]);
    await page.goto('/search?q=sql', { waitUntil: 'networkidle' });
    expect(await groundOf(page, 'label:has(:checked)')).not.toBe(
      await groundOf(page, 'label:not(:has(:checked))'),
    );
    await close();
  });

  test('text in the current row of the reference menu has the row’s colour', async () => {
    const { page, close } = await visit(`${REFERENCE}#operation/ListProjects`, forced);
    const row = page
      .getByRole('navigation', { name: 'API reference' })
      .locator('a[aria-current]:has([data-method])');
    await row.waitFor();
    const colors = await row.evaluate((link) =>
      [link, link.querySelector('[data-method]')!].map((part) => getComputedStyle(part).color),
    );
    expect(colors[1]).toBe(colors[0]);
    await close();
  });

  test('the focus is visible at every tab stop, and every icon has the colour of text', async () => {
    const { page, close } = await visit(OVERVIEW, forced);
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press('Tab');
      const { outline, width, name } = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        const text = document.activeElement!.outerHTML.slice(0, 80);
        return { outline: outlineStyle, width: parseFloat(outlineWidth), name: text };
      });
      expect([name, outline, width]).toEqual([name, 'solid', 2]);
    }
    const faint = await page.locator('svg [stroke="currentColor"]').evaluateAll((paths) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return paths.filter((path) => getComputedStyle(path).stroke === ground).length;
    });
    expect(faint).toBe(0);
    await close();
  });
});

describe('with reduced motion', () => {
  const still = { reducedMotion: 'reduce' } as const;
  /** Elements that move, or would. */
  const moving = (page: Page) =>
    page.evaluate(() => {
      const slow = (text: string) => text.split(',').some((time) => parseFloat(time) > 0);
      const styled = [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::details-content'].flatMap((pseudo) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(
            element,
            pseudo,
          );
          const moves =
            slow(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
          return moves ? [`${element.outerHTML.slice(0, 80)} ${pseudo ?? ''}`] : [];
        }),
      );
      const running = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
      return [...styled, ...running.map(String)];
    });

  test.each(SAMPLE_PAGES)('nothing on %s moves', async (path) => {
    const { page, close } = await visit(path, still);
    expect(await moving(page)).toEqual([]);
    await close();
  });

  test('parts open and close without animation', async () => {
    const { page, close } = await visit(OVERVIEW, still);
    await page.getByRole('button', { name: 'Getting started' }).click();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await moving(page)).toEqual([]);
    await close();
  });
});
