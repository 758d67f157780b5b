import { existsSync, readFileSync } from 'node:fs';
import { newestFirst } from '../../src/model/changelog';
import { pages, type ContentPage } from '../support/contentPages';

/** A row in the list of all planned pages. */
interface Row {
  readonly route: string;
  readonly title: string;
  readonly sidebar_position: number;
  readonly unlisted: boolean;
  readonly facts: string;
}

// The plan is a file outside this project, which is optional; the addresses themselves are in routes.txt.
const LIST = '../shared/content/routes.json';
const present = existsSync(LIST);
const listed = present ? test : test.skip;

const rows = present ? (JSON.parse(readFileSync(LIST, 'utf8')) as Row[]) : [];
const rowOf = new Map(rows.map((row) => [row.route, row]));
const newest = pages.filter(({ kind }) => kind === 'changelog').sort(newestFirst);

const planned = pages.flatMap((page) => {
  const row = rowOf.get(page.path);
  return row ? [{ page, row }] : [];
});

listed('a page has the title, the position and the visibility given in the list', () => {
  const place = (page: ContentPage) => page.position ?? newest.indexOf(page) + 1;

  expect(planned.map(({ page }) => [page.file, page.title, place(page), page.unlisted])).toEqual(
    planned.map(({ page, row }) => [page.file, row.title, row.sidebar_position, row.unlisted]),
  );
});

listed('the anchors in the list are ids of headings', () => {
  // Addresses in the reference are generated from the contract and covered by its own tests.
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
