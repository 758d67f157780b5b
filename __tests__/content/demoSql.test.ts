import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { readdirSync } from 'node:fs';
import type { CodeSource } from '../../src/build/content/compiled';
import { articles, type ContentPage } from '../support/contentPages';

const TYPES = `['BIGINT', 'DATE', 'TIMESTAMP', 'DECIMAL(10,2)', 'VARCHAR']`;

let shop: DuckDBConnection;

beforeAll(async () => {
  shop = await (await DuckDBInstance.create(':memory:')).connect();
  for (const file of readdirSync('content/demo-data').filter((name) => name.endsWith('.csv'))) {
    await shop.run(`create table ${file.replace('.csv', '')} as from read_csv(
      'content/demo-data/${file}', header = true, auto_type_candidates = ${TYPES})`);
  }
});

afterAll(() => shop.closeSync());

/** What a query prints, as a pipe table: the form that authors paste into a `result` fence. */
async function printed(query: string): Promise<string> {
  const result = await shop.runAndReadAll(query);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = result.columnNames();
  const rows = result.getRows().map((cells) => row(cells.map(String)));
  return [row(names), row(names.map(() => '---')), ...rows].join('\n');
}

/** The table of results right below a query, as the next block of its page. */
function tableBelow(query: CodeSource, { source, body }: ContentPage): CodeSource | undefined {
  const next = body.code[body.code.indexOf(query) + 1];
  if (next?.language !== 'result') return undefined;
  const end = query.line + query.code.split('\n').length;
  const between = source.split('\n').slice(end, next.line - 1);
  return between.every((line) => line.trim() === '') ? next : undefined;
}

const queries = articles.flatMap((page) =>
  page.body.code
    .filter(({ language, meta }) => language === 'sql' && meta.split(' ').includes('demo'))
    .map((query) => ({
      at: `${page.file}:${query.line}`,
      sql: query.code,
      table: tableBelow(query, page),
    })),
);

test('there are queries on the demo data', () => {
  expect(queries.length).toBeGreaterThan(0);
});

test.each(queries)(
  'the query at $at runs, and prints what its page shows',
  async ({ sql, table }) => {
    const result = await printed(sql);

    if (table) expect(table.code.trim()).toBe(result);
  },
);

test('every table of results stands directly below the query that printed it', () => {
  const explained = new Set(queries.map(({ table }) => table));
  const shown = articles.flatMap(({ file, body }) =>
    body.code
      .filter((fence) => fence.language === 'result' && !explained.has(fence))
      .map(({ line }) => `${file}:${line}`),
  );

  expect(shown).toEqual([]);
});
