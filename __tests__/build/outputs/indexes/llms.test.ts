import { llmsIndex, llmsSection } from '../../../../src/build/outputs/indexes/llms';
import { page, SITE } from '../oddPage';

const section = { title: 'Docs: <b>', path: '/docs/a', pages: [page] };

test('the pages of a section are listed with their titles, with Markdown syntax escaped', () => {
  expect(llmsSection(section, SITE)).toBe(
    `# Docs: \\<b>\n\n- [\\_\\_init\\_\\_ and \\<Callout>](${SITE}/docs/gr%C3%B6%C3%9Fe.md): 1. Not a \\*list\\*\n`,
  );
});

test('a changelog entry is listed with its date', () => {
  const entry = { ...page, path: '/changelog/2025-10-29', title: 'Runs', date: '2025-10-29' };

  expect(
    llmsSection({ ...section, pages: [{ ...entry, description: 'Faster.' }] }, SITE),
  ).toContain(`- [Runs](${SITE}/changelog/2025-10-29.md): 2025-10-29: Faster.\n`);
});

const site = { name: 'Hex Learn', tagline: 'All', siteUrl: SITE, hasContract: true };

test('the index begins with the name of the site, as in structured data', () => {
  expect(llmsIndex(site, [section])).toMatch(/^# Hex Learn\n\n> All\. /);
});

test('the index promises Markdown only for listed pages, and days of change only where known', () => {
  const index = llmsIndex(site, [section]);

  expect(index).toContain(
    '> All. Every page that is listed in a section is also Markdown: add .md to its address.',
  );
  expect(index).toContain(
    `- [Sitemap](${SITE}/sitemap.xml): the pages, with the day of their last change where it is known\n`,
  );
});

test('the contract of the API is listed if the site has one', () => {
  const without = llmsIndex({ ...site, hasContract: false }, [section]);

  expect(llmsIndex(site, [section])).toContain(
    `\n## Machine-readable\n\n- [OpenAPI contract](${SITE}/openapi.json): every operation of the API\n- [Changelog feed]`,
  );
  expect(without).toContain('\n## Machine-readable\n\n- [Changelog feed]');
  expect(without).not.toContain('openapi');
});

test.each([
  [1, '1 page; its text'],
  [2, '2 pages; all of their text'],
])('a section of %d page(s) is listed with its files', (count, words) => {
  const pages = Array.from({ length: count }, () => page);

  expect(llmsIndex(site, [{ ...section, pages }])).toContain(
    `\n## Sections\n\n- [Docs: \\<b>](${SITE}/docs/a/llms.txt): ${words}: [llms-full.txt](${SITE}/docs/a/llms-full.txt)\n\n## Machine-readable\n\n`,
  );
});
