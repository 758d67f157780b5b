import type { Page } from 'playwright-core';
import { open, place, REFERENCE } from '../support/reference';
import { visit } from '../support/site';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Found by their text, since they are called `Copied` for a moment. */
const copyButtons = (page: Page, operation: string) =>
  place(page, operation).locator('button', { hasText: /^Copy$/ });

/** Where the parts of an operation begin, in the order of the page. */
const begins = (page: Page) =>
  place(page, 'RunProject').evaluate((operation) => {
    const parts = [...operation.querySelectorAll('h2, h3')].map((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return { name: heading.textContent.trim(), left, top };
    });
    const part = (name: string) => parts.find((one) => one.name.startsWith(name))!;
    return {
      title: parts[0]!,
      request: part('Request samples'),
      fields: part('path parameters'),
      response: part('Response samples'),
    };
  });

test.each([390, 820, 1024])(
  'at %d px the request is shown between what an operation does and its fields',
  async (width) => {
    const { page, close } = await visit(`${REFERENCE}#operation/RunProject`, {
      viewport: { width, height: 900 },
    });
    const { title, request, fields, response } = await begins(page);
    const button = await place(page, 'RunProject').locator('[data-console]').boundingBox();
    expect(request.top - title.top).toBeLessThan(900);
    expect(request.top).toBeGreaterThan(button!.y);
    expect(fields.top).toBeGreaterThan(request.top);
    expect(response.top).toBeGreaterThan(fields.top);
    await close();
  },
);

test('on a wide screen samples are at the right, from the title on, and the fields follow the text', async () => {
  const { page, close } = await visit(REFERENCE, { viewport: { width: 1440, height: 900 } });
  const { title, request, fields, response } = await begins(page);
  const button = await place(page, 'RunProject').locator('[data-console]').boundingBox();
  expect(request.top - title.top).toBeLessThan(100);
  expect(request.left).toBeGreaterThan(title.left + 400);
  expect(response.left).toBe(request.left);
  expect(fields.left).toBe(title.left);
  expect(fields.top - button!.y - button!.height).toBeLessThan(80);
  await close();
});

test('a screen reader reads a heading by its text, and its link has the name that it has in the docs', async () => {
  const { page, close } = await visit(REFERENCE);
  const heading = place(page, 'RunProject').getByRole('heading', { level: 2 });
  expect(await heading.ariaSnapshot()).toMatch(
    /^- heading "Run a project Link to this section" \[level=2\]:[^]*- link "Link to this section"/,
  );
  await close();
});

test('an id has no pattern, and the name of a field is on the line of its type', async () => {
  const { page, close } = await visit(`${REFERENCE}#operation/RunProject`, {
    viewport: { width: 1440, height: 900 },
  });
  const project = place(page, 'RunProject').locator('td[title="projectId"]').first();
  const type = project.locator('xpath=following-sibling::td');
  expect(await type.innerText()).toContain('<uuid>');
  expect(await type.getByRole('button').count()).toBe(0);

  const baselines = [project.locator('.property-name'), type.getByText('string').first()].map(
    (text) =>
      text.evaluate((element) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        element.append(mark);
        return mark.getBoundingClientRect().bottom;
      }),
  );
  const [name, kind] = await Promise.all(baselines);
  expect(Math.abs(name! - kind!)).toBeLessThan(0.5);
  await close();
});

test('samples can be copied if Redoc does not load, and the focus stays', async () => {
  const { page, close } = await visit(`${REFERENCE}#operation/RunProject`, {
    ...clipboard,
    before: (tab) => tab.route('**/redoc-*.js', () => undefined),
  });
  const [request, response] = await copyButtons(page, 'RunProject').all();
  await response!.click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(JSON.parse(await copied(page))).toHaveProperty('runId');

  await request!.click();
  await page.waitForFunction(async () =>
    (await navigator.clipboard.readText()).startsWith('curl -X POST'),
  );
  expect(await request!.evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test('a copied response is the example of the contract, after Redoc has loaded too', async () => {
  const { page, close } = await open('#operation/GetProject', clipboard);
  const contract = (await (await page.request.get('/openapi.json')).json()) as {
    components: { examples: Record<string, { value: unknown }> };
  };
  const examples = Object.values(contract.components.examples).map(({ value }) =>
    JSON.stringify(value, null, 2),
  );
  const button = copyButtons(page, 'GetProject');
  await button.last().click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(examples).toContain(await copied(page));
  expect(await button.last().evaluate((one) => one === document.activeElement)).toBe(true);
  await close();
});

test('a language chosen before Redoc has loaded is marked as busy immediately, and has the focus', async () => {
  const { page, close } = await visit(`${REFERENCE}#operation/RunProject`, {
    before: (tab) => tab.route('**/redoc-*.js', () => undefined),
  });
  const python = place(page, 'RunProject').getByRole('tab', { name: 'Python' });
  await python.click();
  expect(await python.getAttribute('aria-busy')).toBe('true');
  expect(await python.evaluate((tab) => tab === document.activeElement)).toBe(true);
  await close();
});

test.each([1440, 390])('at %d px the addresses and a first call are at the top', async (width) => {
  const { page, close } = await visit(REFERENCE, {
    viewport: { width, height: 900 },
    ...clipboard,
  });
  const call = page.getByRole('region', { name: 'First call' });
  const box = (await call.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(900);
  expect(await call.innerText()).toContain('https://eu.hex.tech/api EU');
  await call.hover();
  await call.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await call.getByText('Copied').waitFor();
  expect(await copied(page)).toBe(
    `curl 'https://app.hex.tech/api/v1/projects' \\\n  -H "Authorization: Bearer $HEX_API_TOKEN"`,
  );
  await close();
});

test('a part of a sample is folded by a button with its name, which says whether it is open', async () => {
  const { page, close } = await open('#operation/ListProjects');
  const sample = place(page, 'ListProjects').locator('.redoc-json:visible').first();
  const folds = await sample.getByRole('button').all();
  const names = await Promise.all(folds.slice(0, 2).map((fold) => fold.getAttribute('aria-label')));
  expect(names).toEqual(['values', 'values 1']);

  const values = sample.getByRole('button', { name: 'values', exact: true, expanded: true });
  await values.click();
  await sample.getByRole('button', { name: 'values', exact: true, expanded: false }).waitFor();
  await place(page, 'ListProjects')
    .getByRole('button', { name: 'Expand all' })
    .filter({ visible: true })
    .first()
    .click();
  await values.waitFor();
  expect(await sample.getByRole('button', { expanded: false }).count()).toBe(0);
  await close();
});
