import { gzipSize } from '../support/publicFiles';
import { newTab, saveData, visit } from './support/site';

/**
 * How many files a page may ask for before a reader does anything: the page, its data, its
 * scripts, the font, the icon; with a query, the parts of the search.
 */
const BUDGETS: readonly [string, number][] = [
  ['/', 10],
  ['/docs/explore-data/cells/sql-cells/query-mode', 11],
  ['/tutorials/quickstart/hex-basics', 13],
  ['/changelog', 12],
  ['/docs/api/api-reference', 11],
  ['/search', 10],
  ['/search?q=schedule', 16],
  ['/docs/explore-data/cells/sql-cells/query-mode?from=mail', 11],
];

test.each(BUDGETS)('%s asks for at most %d files', async (path, most) => {
  const asked: string[] = [];
  const { close } = await visit(path, {
    before: (tab) => {
      tab.on('request', (one) => asked.push(one.url()));
      return saveData(tab);
    },
  });
  await close();
  expect({ asked, many: asked.length > most }).toEqual({ asked, many: false });
});

test.each(['/docs/explore-data/cells/sql-cells/query-mode', '/docs', '/changelog/2025-10-29', '/'])(
  'until its reader does anything, %s loads at most 120 kB of script',
  async (path) => {
    const { page, close } = await newTab({});
    const scripts = new Set<string>();
    page.on('request', (one) => {
      const { pathname } = new URL(one.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await close();

    const bytes = [...scripts].map((script) => gzipSize(`public${script}`));
    expect(bytes.length).toBeGreaterThan(3);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(120_000);
  },
);
