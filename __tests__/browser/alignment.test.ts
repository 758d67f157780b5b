import type { Locator } from 'playwright-core';
import { visit } from './support/site';

const ROLES = '/docs/collaborate/sharing-and-permissions/roles';

const box = async (part: Locator) => (await part.boundingBox())!;

test('on a phone, the columns of a table with many columns are as wide as their text', async () => {
  const { page, close } = await visit(ROLES, { viewport: { width: 375, height: 800 } });
  const table = page.getByRole('table').filter({ hasText: 'Open apps shared with them' });
  const width = async (name: string) =>
    (await box(table.getByRole('columnheader', { name }))).width;
  expect(await width('Capability')).toBe(150);
  expect(await width('Viewer')).toBeLessThan(104);
  await close();
});
