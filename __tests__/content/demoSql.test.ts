import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { readdirSync } from 'node:fs';
import { articles } from '../support/contentPages';
import { demoBlocks } from './demo/demoBlocks';

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

/** A query's output as a pipe table, the format that authors paste into a `result` fence. */
async function printed(query: string): Promise<string> {
  const result = await shop.runAndReadAll(query);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = result.columnNames();
  const rows = result.getRows().map((cells) => row(cells.map(String)));
  return [row(names), row(names.map(() => '---')), ...rows].join('\n');
}

const queries = demoBlocks('sql');

test('there are queries on the demo data', () => {
  expect(queries.length).toBeGreaterThan(0);
});

test.each(queries)(
  'the query at $at runs, and returns what its page shows',
  async ({ block, table }) => {
    const result = await printed(block.code);

    if (table) expect(table.code.trim()).toBe(result);
  },
);

test('every result table is directly below the SQL or Python that printed it', () => {
  const printed = [...queries, ...demoBlocks('python')];
  const explained = new Set(printed.map(({ table }) => table));
  const shown = articles.flatMap(({ file, body }) =>
    body.code
      .filter((fence) => fence.language === 'result' && !explained.has(fence))
      .map(({ line }) => `${file}:${line}`),
  );

  expect(shown).toEqual([]);
});
