import { readFileSync } from 'node:fs';
import { layoutShifts } from '../support/layoutShifts';
import { visit, type VisitOptions } from '../support/site';
import { serveFolder } from '../support/staticServer';

const PAGE = '/docs/explore-data/cells/sql-cells/query-caching';

const HTML = readFileSync(`public${PAGE}.html`, 'utf8');

/** Where a response may stall: before parts of the bar, and in the page below it. */
const PAUSES = [
  ['the search', '<form class="search"'],
  ['the last button of the bar', 'Get started'],
  ['the first icon of the bar', '<path'],
  ['the first paragraph', '<p '],
  ['the footer', '<footer'],
] as const;

/** Opens the page from a response that stalls for half a second before the first `mark` after the start of the bar. */
async function pausedVisit(mark: string, options: VisitOptions) {
  const first = HTML.indexOf(mark, HTML.indexOf('<header'));
  expect(first).toBeGreaterThan(0);
  const site = await serveFolder('public', { pause: (text) => (text === HTML ? first : 0) });
  const tab = await visit(PAGE, { site: site.url, ...options });
  return { page: tab.page, close: () => tab.close().then(site.stop) };
}

describe.each([375, 1280])('at %d px', (width) => {
  test.each(PAUSES)('nothing moves when the response stalls before %s', async (_, mark) => {
    const { page, close } = await pausedVisit(mark, { viewport: { width, height: 800 } });
    expect(await layoutShifts(page)).toEqual([]);
    await close();
  });
});

test('the bar is complete once the page below it starts to arrive, even without scripts', async () => {
  const { page, close } = await pausedVisit('</footer>', {
    javaScriptEnabled: false,
    waitUntil: 'commit',
  });
  await page.getByRole('link', { name: 'Get started' }).first().waitFor();
  await close();
});
