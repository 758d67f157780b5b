import { pageMarkdown } from '../../../../src/build/outputs/markdown/pageMarkdown';
import type { PublishedPage } from '../../../../src/build/outputs/publishedPages';
import { page, SITE } from '../oddPage';

const frontOf = (page: PublishedPage) => pageMarkdown(page, SITE).split('---\n')[1];

test('a page begins with its title and description, with Markdown syntax escaped', () => {
  expect(pageMarkdown(page, SITE).split('---\n\n')[1]).toBe(
    '# \\_\\_init\\_\\_ and \\<Callout>\n\n1\\. Not a \\*list\\*\n\nText.\n',
  );
});

test('a page names the index, from which all other pages can be found', () => {
  const front = frontOf(page);

  expect(front).toMatch(
    new RegExp(`^url: ${SITE}/docs/gr%C3%B6%C3%9Fe\nindex: ${SITE}/llms.txt$`, 'm'),
  );
});

test.each([
  [
    'an entry',
    { date: '2025-10-29', tags: ['AI', 'SQL'] },
    'date: 2025-10-29\ntags:\n  - AI\n  - SQL\n',
  ],
  ['a tutorial', { level: 'Beginner', minutes: 15 }, 'level: Beginner\nminutes: 15\n'],
  ['a page of the docs', {}, ''],
])('%s has the facts of its kind, then the day of its last change', (_, facts, fields) => {
  const front = frontOf({ ...page, ...facts, modified: '2026-11-21' });

  expect(front?.split('llms.txt\n')[1]).toBe(`${fields}modified: 2026-11-21\n`);
});

test('a page without a known day of change has none in its front matter', () => {
  expect(frontOf(page)).toMatch(/\nindex: .*\n$/);
});

test('a long description stays on one line, which simple programs can read', () => {
  const description = 'Runs that take long '.repeat(8).trim();

  expect(frontOf({ ...page, description })).toContain(`\ndescription: ${description}\n`);
});
