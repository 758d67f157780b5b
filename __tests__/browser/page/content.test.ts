import { visit } from '../support/site';

const API = '/docs/api/api-overview';

test('a chosen tab applies to its group, and is restored on the next visit', async () => {
  const { page, close } = await visit(API);
  await page.getByRole('tab', { name: 'Python' }).first().click();
  expect(await page.getByRole('tabpanel', { name: 'Python' }).first().isVisible()).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'Python' }).first().waitFor();
  await close();
});

test('the arrow keys move between tabs', async () => {
  const { page, close } = await visit(API);
  await page.getByRole('tab', { name: 'curl' }).first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Python');
  expect(await page.getByRole('tabpanel', { name: 'Python' }).first().isVisible()).toBe(true);
  await close();
});

test('the copy button copies the code as written', async () => {
  const { page, close } = await visit('/docs/explore-data/cells/sql-cells/sql-cells-introduction', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const block = page.locator('[data-language="sql"]').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await page.getByText('Copied').first().waitFor({ state: 'attached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').innerText());
  await close();
});

test('a heading is copied without its anchor', async () => {
  const { page, close } = await visit(API);
  const [copied, whole] = await page
    .locator('main h2')
    .first()
    .evaluate((heading) => {
      getSelection()!.selectAllChildren(heading);
      return [getSelection()!.toString().trim(), heading.textContent];
    });
  expect(whole).toBe(`${copied}Link to this section#`);
  await close();
});

test('the demo data can be downloaded', async () => {
  const { page, close } = await visit('/docs/getting-started/demo-data');
  const response = await page.request.get('/demo-data/orders.csv');
  expect(response.ok()).toBe(true);
  expect(await response.text()).toMatch(/^order_id,customer_id,/);
  await close();
});
