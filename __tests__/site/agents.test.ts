import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOf, pageFile } from '../support/publicFiles';
import { pages } from '../support/contentPages';

/** Every listed page, once. */
const listed = [
  ...new Map(pages.filter(({ unlisted }) => !unlisted).map((page) => [page.path, page])).values(),
];
const REFERENCE = '/docs/api/api-reference';
/** Lists 121 events, each with an example. */
const EVENTS = '/docs/administration/workspace_settings/audit-logs/audit-logs-reference';

const twinOf = (path: string) => readFileSync(join('public', `${path}.md`), 'utf8');

/** The HTML without styles and scripts. */
const withoutCode = (html: string) => html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');

const articleOf = (html: string) => {
  const start = html.indexOf('<main');
  return html.slice(start, html.indexOf('</main>', start));
};

/** The text that a program sees after stripping the tags. */
const textOf = (html: string) =>
  withoutCode(html.slice(html.indexOf('<body')))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('an article starts within the first tenth of its page’s text', () => {
  const late = listed.flatMap(({ path }) => {
    const html = htmlOf(path);
    const before = textOf(html.slice(0, html.indexOf('<h1', html.indexOf('<main')))).length;
    const all = textOf(html).length;
    // On a page with hardly any text the navbar alone takes more than that.
    return before > Math.max(all / 10, 200) ? [`${path}: after ${before} of ${all}`] : [];
  });

  expect(listed.length).toBeGreaterThan(300);
  expect(late).toEqual([]);
});

test.each([
  ['HTML', 500_000, (path: string) => pageFile(path), [REFERENCE]],
  ['Markdown', 100_000, (path: string) => join('public', `${path}.md`), [EVENTS]],
])('the %s of a page has less than %d bytes', (_, most, fileOf, larger) => {
  const sizes = listed.map(({ path }) => [path, statSync(fileOf(path)).size] as const);
  const large = sizes.filter(([, size]) => size >= most);

  // The whole contract and all audit events are on one page each, for searching rather than reading.
  expect(large.map(([path]) => path)).toEqual(larger);
  expect(large.filter(([, size]) => size > 2.2 * most)).toEqual([]);
});

/** A heading in a form that HTML and Markdown share: its level and its letters, without punctuation. */
const heading = (level: string, text: string) =>
  `${level} ${text.replace(/&(?:\w+|#\w+);/g, '').replace(/[^\p{L}\p{N}]+/gu, '')}`;

const htmlHeadings = (html: string) =>
  [...html.matchAll(/<h([2-6])\b[^>]*>([^]*?)<\/h\1>/g)].map(([, level = '', inner = '']) =>
    heading(level, inner.replace(/<[^>]*>/g, '')),
  );

/** Code fences may be indented, and may be within quotes. */
const FENCED = /^((?: |> ?)*)(`{3,})[^\n]*\n[^]*?^\1\2[ ]*$/gm;

const twinHeadings = (markdown: string) =>
  [...markdown.replace(FENCED, '').matchAll(/^(#{2,6}) (.*)$/gm)].map(([, marks = '', text = '']) =>
    heading(String(marks.length), text.replace(/\]\([^)]*\)/g, '').replace(/&#x?\w+;/g, '')),
  );

/** Tables of contents, breadcrumbs and cards of related pages are not part of the text. */
const BESIDE =
  /<nav\b[^]*?<\/nav>|<section aria-labelledby="related-pages"[^]*?<\/section>|<a\b[^>]* href="#[^"]*"[^>]*>(?:(?!<\/a>)[^])*#<\/span><\/a>/g;

test('the Markdown of a page has the headings of its HTML, in order', () => {
  for (const { path, kind } of listed) {
    if (path === REFERENCE || kind === 'category') continue;
    const shown = htmlHeadings(articleOf(htmlOf(path)).replace(BESIDE, ''));
    expect([path, twinHeadings(twinOf(path))]).toEqual([path, shown]);
  }
});

test('the Markdown of a page has the code blocks of its HTML', () => {
  for (const { path } of listed) {
    if (path === REFERENCE) continue;
    const shown = articleOf(htmlOf(path)).match(/<pre\b/g)?.length ?? 0;
    expect([path, twinOf(path).match(FENCED)?.length ?? 0]).toEqual([path, shown]);
  }
});

test('the Markdown of the reference lists every operation with its anchor', () => {
  const { paths } = JSON.parse(readFileSync('public/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
  };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, summary }]) =>
      operationId ? [{ call: `${method.toUpperCase()} ${path}`, operationId, summary }] : [],
    ),
  );
  const twin = twinOf(REFERENCE);

  expect(operations.length).toBeGreaterThan(20);
  for (const { call, operationId, summary } of operations)
    expect(twin).toContain(
      `- \`${call}\` [${summary}](https://learn.hex.tech${REFERENCE}#operation/${operationId}): `,
    );
});

test('docs and changelog also link to each other in Markdown', () => {
  expect(twinOf('/docs/share-insights/hex-agent-in-slack')).toMatch(
    /## What changed\n\n(?:- .*\n)*- \[MCP server and Hex agent in Slack\]\(https:\/\/learn\.hex\.tech\/changelog\/2025-10-29\)/,
  );
  expect(twinOf('/changelog/2025-10-29')).toMatch(
    /## Read more\n\n(?:- .*\n)*- \[Hex agent in Slack\]\(https:\/\/learn\.hex\.tech\/docs\/share-insights\/hex-agent-in-slack\): /,
  );
});
