import { gzipSize } from '../../support/publicFiles';
import { newTab, saveData, visit } from '../support/site';

/**
 * How many files a page may request before the reader interacts: the page, its data, its
 * scripts, the font and the icon, plus the search for an address with a query.
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

test.each(BUDGETS)('%s requests at most %d files', async (path, most) => {
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
  'before any interaction, %s loads at most 120 kB of script',
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
