import { builtPaths } from '../support/publicFiles';
import { overhang } from './support/overhang';
import { closeBrowser, visit } from './support/site';

const paths = builtPaths();

afterAll(closeBrowser);

test('there are pages to visit', () => {
  expect(paths.length).toBeGreaterThan(60);
});

// Width and colour mode take turns, so that each run sees both of each.
test.each(paths.map((path, index) => [path, index % 2 === 0 ? 375 : 1280, index % 4 < 2] as const))(
  '%s at %d px complains of nothing, keeps its width and does not jump',
  async (path, width, dark) => {
    const { page, complaints, close } = await visit(path, {
      viewport: { width, height: 800 },
      dark,
    });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 50);
        }),
    );
    const overflow = await overhang(page);
    await close();
    expect(complaints).toEqual([]);
    expect(overflow).toBe(0);
    expect(shift).toBe(0);
  },
  20_000,
);
