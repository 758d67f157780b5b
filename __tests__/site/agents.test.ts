/** @jest-environment jsdom */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headOf } from '../support/builtHead';
import { htmlOf, pageFile } from '../support/publicFiles';
import { pages } from '../support/contentPages';

/** Every page that everybody may find, once. */
const listed = [
  ...new Map(pages.filter(({ unlisted }) => !unlisted).map((page) => [page.path, page])).values(),
];
const REFERENCE = '/docs/api/api-reference';
/** Lists 121 events, each with an example. */
const EVENTS = '/docs/administration/workspace_settings/audit-logs/audit-logs-reference';

const twinOf = (path: string) => readFileSync(join('public', `${path}.md`), 'utf8');

/** The HTML without what nobody reads: styles and scripts. */
const withoutCode = (html: string) => html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');

const articleOf = (html: string) => {
  const start = html.indexOf('<main');
  return html.slice(start, html.indexOf('</main>', start));
};

test('the Markdown of every listed page is there, where its head says', () => {
  expect(listed.length).toBeGreaterThan(300);
  for (const { path } of listed) {
    const [address = ''] = headOf(path).links('alternate', 'text/markdown');
    expect([path, existsSync(join('public', new URL(address).pathname))]).toEqual([path, true]);
  }
});

/** What a program reads that takes the tags away. */
const textOf = (html: string) =>
  withoutCode(html.slice(html.indexOf('<body')))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('an article begins within the first tenth of the text of its page', () => {
  const late = listed.flatMap(({ path }) => {
    const html = htmlOf(path);
    const before = textOf(html.slice(0, html.indexOf('<h1', html.indexOf('<main')))).length;
    const all = textOf(html).length;
    // A page of hardly any text has the names of the navbar before it all the same.
    return before > Math.max(all / 10, 200) ? [`${path}: after ${before} of ${all}`] : [];
  });

  expect(late).toEqual([]);
});

test.each([
  ['HTML', 500_000, (path: string) => pageFile(path), [REFERENCE]],
  ['Markdown', 100_000, (path: string) => join('public', `${path}.md`), [EVENTS]],
])('the %s of a page has less than %d bytes', (_, most, fileOf, larger) => {
  const sizes = listed.map(({ path }) => [path, statSync(fileOf(path)).size] as const);
  const large = sizes.filter(([, size]) => size >= most);

  // The whole contract on one page, and the events on one: they are to be searched, not read.
  expect(large.map(([path]) => path)).toEqual(larger);
  expect(large.filter(([, size]) => size > 2.2 * most)).toEqual([]);
});

/** A heading as both have it: its level and its letters, without marks. */
const heading = (level: string, text: string) =>
  `${level} ${text.replace(/&(?:\w+|#\w+);/g, '').replace(/[^\p{L}\p{N}]+/gu, '')}`;

const htmlHeadings = (html: string) =>
  [...html.matchAll(/<h([2-6])\b[^>]*>([^]*?)<\/h\1>/g)].map(([, level = '', inner = '']) =>
    heading(level, inner.replace(/<[^>]*>/g, '')),
  );

/** Code stands in fences of its own indentation, within quotations too. */
const FENCED = /^((?: |> ?)*)(`{3,})[^\n]*\n[^]*?^\1\2[ ]*$/gm;

const twinHeadings = (markdown: string) =>
  [...markdown.replace(FENCED, '').matchAll(/^(#{2,6}) (.*)$/gm)].map(([, marks = '', text = '']) =>
    heading(String(marks.length), text.replace(/\]\([^)]*\)/g, '').replace(/&#x?\w+;/g, '')),
  );

/** Contents and crumbs, and the cards of related pages, stand beside the text. */
const BESIDE =
  /<nav\b[^]*?<\/nav>|<section aria-labelledby="related-pages"[^]*?<\/section>|<a\b[^>]* href="#[^"]*"[^>]*>(?:(?!<\/a>)[^])*#<\/span><\/a>/g;

test('the Markdown of a page has the headings of its HTML, in their order', () => {
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

test('the Markdown of the reference names every operation, with its place on the page', () => {
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

test('docs and changelog lead to each other in Markdown too', () => {
  expect(twinOf('/docs/share-insights/hex-agent-in-slack')).toMatch(
    /## What changed\n\n(?:- .*\n)*- \[MCP server and Hex agent in Slack\]\(https:\/\/learn\.hex\.tech\/changelog\/2025-10-29\)/,
  );
  expect(twinOf('/changelog/2025-10-29')).toMatch(
    /## Read more\n\n(?:- .*\n)*- \[Hex agent in Slack\]\(https:\/\/learn\.hex\.tech\/docs\/share-insights\/hex-agent-in-slack\): /,
  );
});
