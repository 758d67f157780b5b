import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { stillness } from './stillness';

/** The source code of axe. */
export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
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
