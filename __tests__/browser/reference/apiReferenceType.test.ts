import type { Page } from 'playwright-core';
import { REFERENCE } from '../support/reference';
import { visit } from '../support/site';

const DOCS = '/docs/api/api-overview';

/** The type settings of the first element that matches a selector. */
const lookOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => {
      const style = getComputedStyle(element);
      return wanted.map((name) => style.getPropertyValue(name));
    }, names);

test.each([1440, 375])(
  'at %d px text has the same type and position as in the docs',
  async (width) => {
    const looks = [];
    for (const [path, heading] of [
      [DOCS, 'First call'],
      [REFERENCE, 'Authentication'],
    ] as const) {
      const { page, close } = await visit(path, { viewport: { width, height: 900 } });
      const title = page.getByRole('main').getByRole('heading', { name: heading }).first();
      const [line, size] = await title.evaluate((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return [element.getBoundingClientRect().left, `${fontSize}/${lineHeight}`] as const;
      });
      const text = await lookOf(page, 'main p:not(h1 + p)', ['font-size', 'line-height']);
      looks.push({ line, size, text });
      await close();
    }
    expect(looks[1]).toEqual(looks[0]);
  },
);

test.each([1440, 1024])('at %d px the text of a section follows its title', async (width) => {
  const { page, close } = await visit(REFERENCE, { viewport: { width, height: 900 } });
  const title = page.getByRole('main').getByRole('heading', { name: 'Authentication' }).first();
  const above = (await title.boundingBox())!;
  const text = (await page.getByText('Each call carries a').boundingBox())!;
  expect(text.y - above.y - above.height).toBe(16);
  await close();
});

test('tables in descriptions have the weight and spacing of those in the docs', async () => {
  const looks = [];
  for (const path of [DOCS, REFERENCE]) {
    const { page, close } = await visit(path);
    const first = 'main thead + tbody td:first-child';
    looks.push(await lookOf(page, first, ['font-weight', 'padding-right']));
    await close();
  }
  expect(looks[1]).toEqual(looks[0]);
});

test('the name of the chosen example fits its box', async () => {
  const { page, close } = await visit(`${REFERENCE}#operation/CreateDataConnection`);
  await page.locator('.dropdown-select + label').first().waitFor();
  const beyond = await page.locator('.dropdown-select + label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const box = label.parentElement!.getBoundingClientRect();
      return label.getBoundingClientRect().right > box.right ? [label.textContent] : [];
    }),
  );

  expect(await page.locator('.dropdown-select + label').count()).toBeGreaterThan(3);
  expect(beyond).toEqual([]);
  await close();
});
