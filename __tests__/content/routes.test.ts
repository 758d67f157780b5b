import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newestFirst } from '../../src/model/changelog';
import { pages, type ContentPage } from '../support/contentPages';

/** A row of the list of all pages that the site is to have. */
interface Row {
  readonly route: string;
  readonly kind: string;
  readonly section: string;
  readonly title: string;
  readonly sidebar_position: number;
  readonly unlisted: boolean;
  readonly facts: string;
}

// The list lies beside this project, and the site can be worked on without it.
const LIST = '../shared/content/routes.json';
const present = existsSync(LIST);
const listed = present ? test : test.skip;

const rows = present ? (JSON.parse(readFileSync(LIST, 'utf8')) as Row[]) : [];
const rowOf = new Map(rows.map((row) => [row.route, row]));
const addresses = new Set(pages.map(({ path }) => path));
const newest = pages.filter(({ kind }) => kind === 'changelog').sort(newestFirst);

const planned = pages.flatMap((page) => {
  const row = rowOf.get(page.path);
  return row ? [{ page, row }] : [];
});

listed('every page stands in the list, and an index page at least as a section of it', () => {
  const sections = new Set(rows.map(({ section }) => `content/docs/${section}`));
  const known = ({ path, kind, file }: ContentPage) =>
    rowOf.has(path) || (kind === 'category' && sections.has(dirname(file)));

  expect(pages.filter((page) => !known(page)).map(({ file }) => file)).toEqual([]);
});

listed('a page has the title, the place and the visibility that the list gives it', () => {
  const place = (page: ContentPage) => page.position ?? newest.indexOf(page) + 1;

  expect(planned.map(({ page }) => [page.file, page.title, place(page), page.unlisted])).toEqual(
    planned.map(({ page, row }) => [page.file, row.title, row.sidebar_position, row.unlisted]),
  );
});

listed('the anchors that the list names are ids of headings', () => {
  // Those of the reference are made from the contract, and held by its own tests.
  const written = planned.filter(({ page }) => page.kind !== 'api-reference');
  const named = written.flatMap(({ page, row }) =>
    (row.facts.match(/#[a-z][a-z0-9-]*/g) ?? []).map((anchor) => ({ page, anchor })),
  );
  const missing = named.filter(
    ({ page, anchor }) => !page.body.headings.some(({ id }) => `#${id}` === anchor),
  );

  expect(named).not.toEqual([]);
  expect(missing.map(({ page, anchor }) => `${page.file} ${anchor}`)).toEqual([]);
});

listed('the twenty newest entries of the changelog are there', () => {
  const dates = rows.filter(({ kind }) => kind === 'changelog').map(({ route }) => route);
  const wanted = dates.sort().reverse().slice(0, 20);

  expect(wanted).toHaveLength(20);
  expect(wanted.filter((route) => !addresses.has(route))).toEqual([]);
});

/** The pages that the site opens with, by folder. */
const FIRST_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/docs': ['getting-started', 'category/sql-cells', 'api/api-overview', 'share-insights/scheduled-runs'],
  '/docs/getting-started': [
    'what-is-hex', 'ai-overview', 'create-your-first-project', 'intro-to-projects', 'key-concepts',
    'workspace-tour', 'demo-data', 'plans-and-seats', 'getting-help',
  ],
  '/docs/explore-data/cells/sql-cells': [
    'sql-cells-introduction', 'sql-formatting', 'query-caching', 'query-mode', 'query-metadata',
  ],
  '/docs/connect-to-data/data-connections': [
    'data-connections-introduction', 'setup-guides/connect-to-postgres', 'setup-guides/connect-to-snowflake',
    'setup-guides/connect-to-bigquery',
  ],
  '/docs/collaborate/sharing-and-permissions': ['sharing-permissions', 'roles'],
  '/tutorials': ['quickstart'],
  '/tutorials/quickstart': ['hex-basics', 'hex-advanced', 'admin-101', 'workspace-admin-101'],
}; // prettier-ignore

test.each(Object.entries(FIRST_PAGES))('the first pages below %s are there', (folder, names) => {
  expect(names.filter((name) => !addresses.has(`${folder}/${name}`))).toEqual([]);
});
