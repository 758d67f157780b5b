import { cutRings } from '../support/cutRings';
import { layOut, open, place } from '../support/reference';
import { visit } from '../support/site';

const CONTROLS = ':is(a, button, select, summary, input, [tabindex="0"])';

test.each([
  ['/docs/api/api-overview', 1440],
  ['/docs/api/api-overview', 1000],
  ['/docs/explore-data/cells/sql-cells/sql-cells-introduction', 375],
  ['/changelog', 1280],
  ['/search?q=sql', 1280],
  ['/', 375],
])('on %s, %i pixels wide, every focus ring is whole', async (path, width) => {
  const { page, close } = await visit(path, { viewport: { width, height: 800 } });
  expect(await cutRings(page, `body ${CONTROLS}`)).toEqual([]);
  await close();
});

test.each([1280, 800])('in the reference, %i pixels wide, too', async (width) => {
  const { page, close } = await open('', { viewport: { width, height: 800 } });
  await layOut(page);
  await place(page, 'RunProject').locator('pre[tabindex="0"]').first().waitFor();
  const parts = ['nav', '[id^="section/"]', '[id="operation/RunProject"]', 'td'];
  expect(await cutRings(page, `:is(${parts.join()}) ${CONTROLS}`)).toEqual([]);
  await close();
});

test('samples and responses in the reference all have the ring of the site', async () => {
  const { page, close } = await open();
  await page.keyboard.press('Tab');
  const rings = await place(page, 'ListProjects')
    .locator('[role="tab"], [role="tabpanel"] :is(button, [tabindex="0"])')
    .evaluateAll((all) =>
      (all as HTMLElement[]).flatMap((control) => {
        control.focus();
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
        return document.activeElement === control
          ? [`${outlineWidth} ${outlineStyle} ${outlineColor}`]
          : [];
      }),
    );
  expect(new Set(rings)).toEqual(new Set(['2px solid rgb(85, 70, 214)']));
  await close();
});
