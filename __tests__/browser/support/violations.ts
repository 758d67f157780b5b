import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { stillness } from './stillness';

/** The source code of axe, to run in a page. */
export const AXE = [
  readFileSync('node_modules/axe-core/axe.min.js', 'utf8'),
  `(${keepColors.toString()})();`,
].join('\n');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the current page, as rule and place, with all WCAG and best-practice rules. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Links partly covered by the moving bar seem too small for a moment.
  await page.evaluate(stillness);
  return page.evaluate(async (values) => {
    const injected = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await injected.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // None of these rules read the style sheets, which would take an eighth of the time.
      preload: { assets: ['media'] },
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, RULES);
}

/**
 * Makes axe parse each colour once. It parses the colours of every element and of what is behind it, which would take a
 * quarter of its time. Runs in the page.
 */
function keepColors(): void {
  interface Color {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString(text: string): Color;
  }
  const { axe: injected } = window as unknown as {
    axe: { commons: { color: { Color: { prototype: Color } } } };
  };
  const { prototype } = injected.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const parsed = known.get(text);
    if (parsed) return Object.assign(this, parsed);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
