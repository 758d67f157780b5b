import sharp from 'sharp';
import { visit } from '../support/site';

const PAGE = '/docs/explore-data/cells/sql-cells/query-mode';

// On such screens box edges are at fractional pixels.
test.each([
  [1536, 1.25],
  [412, 2.625],
])(
  'at %d px and a pixel ratio of %d, a table that does not scroll has no line at its edges',
  async (width, deviceScaleFactor) => {
    const { page, close } = await visit(PAGE, {
      viewport: { width, height: 900 },
      deviceScaleFactor,
    });
    const frames = page.locator('main div:has(> table):not([tabindex])');
    expect(await frames.count()).toBeGreaterThan(1);
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      const { x, y, width: wide } = (await frame.boundingBox())!;
      // Nothing is drawn between the edge and the first letters, except a bordered frame's own line.
      if (await frame.evaluate((element) => getComputedStyle(element).borderWidth !== '0px'))
        continue;
      for (const left of [x, x + wide - 2]) {
        const clip = { x: left, y: y - 1, width: 2, height: 9 };
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
      }
    }
    await close();
  },
);
