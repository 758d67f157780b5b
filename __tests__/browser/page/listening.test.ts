import { visit } from '../support/site';

/** A long page with code, steps, tables and sections. */
const PAGE = '/docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery';

test('in a list of links, buttons or tables, all entries of a page can be told apart', async () => {
  const { page, close } = await visit(PAGE);
  const names = async (selector: string) => {
    const found = await page.locator(`main ${selector}`).all();
    const lines = await Promise.all(found.map((one) => one.ariaSnapshot()));
    return lines.map((line) => /"([^"]*)"/.exec(line)?.[1] ?? line);
  };
  const places = [
    ...(await names("[id] > a[href^='#']")),
    ...(await names('[data-language] > button:visible')),
    ...(await names('table:visible')),
  ];
  expect(places).toContain('Link to “Prerequisites”');
  expect(places).toContain('Copy code to clipboard: hex-addresses.yaml');
  expect(places).toContain('Fill in the connection form');
  expect(new Set(places).size).toBe(places.length);
  await close();
});

test('headings and regions are called by their text alone', async () => {
  const { page, close } = await visit(PAGE);
  const outline = await page.locator('main').ariaSnapshot();

  expect(outline).toContain('- heading "Prerequisites" [level=2]');
  expect(outline).toContain('- region "Tutorials"');
  expect(outline).not.toMatch(/(?:heading|region) "[^"]*Link to/);
  await close();
});

test('with more contrast, the site is drawn with plain outlines and text', async () => {
  const { page, close } = await visit(PAGE, { contrast: 'more' });
  const colors = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--color-ink', '--color-ink-soft', '--color-line-strong'].map((name) =>
      style.getPropertyValue(name),
    );
  });
  expect(new Set(colors).size).toBe(1);
  await close();
});
