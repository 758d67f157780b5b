import { reopen, visit } from '../support/site';

const toggle = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;

test('the mode is toggled, saved, and restored on the next visit without a flash', async () => {
  const { page, close } = await visit('/docs');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: toggle('light') }).click();
  await page.getByRole('button', { name: toggle('dark') }).waitFor();
  expect(await ground()).toBe('rgb(17, 16, 21)');

  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.getByRole('button', { name: toggle('dark') }).waitFor();
  await close();
});

test('a mode chosen in one tab is followed in the others', async () => {
  const { page, close } = await visit('/docs');
  const other = await page.context().newPage();
  await reopen(other, '/changelog');
  await other.getByRole('button', { name: toggle('light') }).click();
  await page.getByRole('button', { name: toggle('dark') }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await close();
});
