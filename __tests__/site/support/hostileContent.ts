import { readFileSync } from 'node:fs';
import { trail } from '../../../src/model/navigation/navigation';
import { builtPage, isServed, navigationFile } from '../../support/publicFiles';
import { docsPage } from '../../support/siteCopy';

const FOLDER = 'content/docs/hostile';
const BASE = '/docs/hostile';

/** Twelve nested folders. */
const LEVELS = Array.from({ length: 12 }, (_, index) => `level-${index + 1}`);
const BOTTOM = LEVELS.join('/');

const category = (label: string) =>
  `label: ${label}\nposition: 0\ndescription: Pages that a build may stumble over, made to see that it does not.\n`;

/** Text as editors on Windows write it: with a byte order mark and CRLF line ends. */
const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

const windowsText = `## First heading

One line
and another.

- One
- Two

\`\`\`sql
select 1
from t
\`\`\`
`;

const sentence =
  'Each step of a project reads what the steps before it made, in the order of its runs.';

/** About 300 kB of text. */
const longText = Array.from(
  { length: 350 },
  (_, index) => `## Part ${index + 1}\n\n${Array(10).fill(sentence).join(' ')}`,
).join('\n\n');

const rows = Array.from({ length: 5000 }, (_, row) => `| Row ${row + 1} | \`${row}\` |`);

const nestedList = LEVELS.map((level, index) => `${'  '.repeat(index)}- Item of ${level}`);
const nestedParts = [
  ...LEVELS.map((level) => `<Accordion title="Part of ${level}">\n`),
  'The innermost text.\n',
  ...LEVELS.map(() => '</Accordion>\n'),
];

/** Pages that a build may stumble over. */
export const hostileFiles: Readonly<Record<string, string>> = {
  [`${FOLDER}/_category.yml`]: windows(category('Hostile')),
  [`${FOLDER}/windows.mdx`]: windows(docsPage('Windows', windowsText)),
  [`${FOLDER}/Größe und Maß.mdx`]: docsPage('Größe und Maß', '## Über das Maß\n\nEin Satz.'),
  [`${FOLDER}/日本語.mdx`]: docsPage(
    '日本語',
    '[Maß](/docs/hostile/Größe%20und%20Maß#über-das-maß)',
  ),
  [`${FOLDER}/huge.mdx`]: docsPage('Huge', longText),
  [`${FOLDER}/rows.mdx`]: docsPage('Rows', ['| A | B |', '| --- | --- |', ...rows].join('\n')),
  [`${FOLDER}/nested.mdx`]: docsPage('Nested', [...nestedList, '', ...nestedParts].join('\n')),
  [`${FOLDER}/${BOTTOM}/deep.mdx`]: docsPage('Deep', 'The page at the bottom.'),
  ...Object.fromEntries(
    LEVELS.map((level, index) => [
      `${FOLDER}/${LEVELS.slice(0, index + 1).join('/')}/_category.yml`,
      category(level),
    ]),
  ),
};

/** How they must appear on the built site. */
export function hostileSpec(folder: () => string): void {
  const page = (name: string) => builtPage(`${BASE}/${name}`, folder()).document;
  const main = (name: string) => page(name).querySelector('main');

  test.each([
    ['windows', 'Windows'],
    ['Größe und Maß', 'Größe und Maß'],
    ['日本語', '日本語'],
    ['huge', 'Huge'],
    ['rows', 'Rows'],
    ['nested', 'Nested'],
    [`${BOTTOM}/deep`, 'Deep'],
  ])(
    '%s is a page with its title, its address and its Markdown, and without a date',
    (name, title) => {
      const path = `${BASE}/${name}`;
      expect(page(name).title).toBe(`${title} · Docs · Learn`);
      expect(main(name)?.querySelector('h1')?.textContent).toBe(title);
      expect(page(name).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        `https://learn.example.com${encodeURI(path)}`,
      );
      expect(isServed(`${path}.md`, folder())).toBe(true);
      expect(main(name)?.querySelector('time')).toBeNull();
      expect(trail(navigationFile(folder()).docs ?? [], path).at(-1)?.title).toBe(title);
    },
  );

  test('a file from Windows is read like any other', () => {
    expect(main('windows')?.querySelector('pre')?.textContent).toBe('select 1\nfrom t');
    expect(main('windows')?.querySelectorAll('ul li')).not.toHaveLength(0);
    expect(main('windows')?.innerHTML).not.toMatch(/[\r\uFEFF]|---/);
  });

  test('non-ASCII addresses are percent-encoded, and links lead to them', () => {
    const address = `${BASE}/${encodeURI('Größe und Maß')}`;
    const sitemap = readFileSync(`${folder()}/sitemap.xml`, 'utf8');
    expect(sitemap).toContain(`<loc>https://learn.example.com${address}</loc>`);
    const link = main('日本語')?.querySelector('a[href*="#"]')?.getAttribute('href') ?? '';
    expect(decodeURI(link)).toBe(`${BASE}/Größe und Maß#über-das-maß`);
    expect(page('Größe und Maß').getElementById('über-das-maß')).not.toBeNull();
  });

  test('a page of 300 kB and a table of 5,000 rows are complete', () => {
    const parts = main('huge')?.querySelectorAll('h2') ?? [];
    expect(parts).toHaveLength(350);
    expect(main('huge')?.textContent?.length).toBeGreaterThan(300_000);
    expect(main('rows')?.querySelectorAll('tbody tr')).toHaveLength(5000);
    expect(main('rows')?.querySelector('tbody tr:last-child')?.textContent).toBe('Row 50004999');
  });

  test('content nested twelve levels deep is complete', () => {
    const items = `${'li '.repeat(LEVELS.length)}`.trim();
    expect(main('nested')?.querySelector(items)?.textContent).toContain('Item of level-12');
    const parts = 'details '.repeat(LEVELS.length).trim();
    expect(main('nested')?.querySelector(parts)?.textContent).toContain('The innermost text.');
  });

  test('a page below twelve folders has all its breadcrumbs', () => {
    const crumbs = main(`${BOTTOM}/deep`)?.querySelectorAll('[aria-label=Breadcrumbs] a') ?? [];
    expect(Array.from(crumbs, (link) => link.textContent)).toEqual([
      'Documentation',
      'Hostile',
      ...LEVELS,
    ]);
  });
}
