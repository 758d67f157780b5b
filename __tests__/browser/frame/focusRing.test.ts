import { visit } from '../support/site';

test.each(['/', '/docs/api/api-overview', '/changelog'])(
  'on %s the focused element keeps its rounded corners',
  async (path) => {
    const { page, close } = await visit(path);
    // From now on the focus is visible.
    await page.keyboard.press('Tab');
    const changed = await page.locator('body :is(a, button, select, summary)').evaluateAll((all) =>
      (all as HTMLElement[]).flatMap((element) => {
        const corners = () => getComputedStyle(element).borderRadius;
        const before = corners();
        element.focus({ preventScroll: true });
        const name = element.outerHTML.slice(0, 80);
        if (document.activeElement !== element || before === '0px' || corners() === before)
          return [];
        return [`${before} → ${corners()}: ${name}`];
      }),
    );
    expect(changed).toEqual([]);
    expect(await page.evaluate(() => document.activeElement!.matches(':focus-visible'))).toBe(true);
    await close();
  },
);
