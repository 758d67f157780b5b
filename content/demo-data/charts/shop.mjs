// The demo shop as a database, so that a chart and the query on its page say the same.
import { DuckDBInstance } from '@duckdb/node-api';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const TABLES = ['customers', 'products', 'orders', 'order_items', 'web_events'];
const TYPES = `['BIGINT', 'DATE', 'TIMESTAMP', 'DECIMAL(10,2)', 'VARCHAR']`;

/** A function that runs SQL on the tables of the demo shop and gives its rows, whole numbers as numbers. */
export async function openShop() {
  const instance = await DuckDBInstance.create(':memory:');
  const shop = await instance.connect();
  for (const table of TABLES) {
    await shop.run(`create table ${table} as from read_csv(
      '${FOLDER}/${table}.csv', header = true, auto_type_candidates = ${TYPES})`);
  }
  return async function query(sql) {
    const result = await shop.runAndReadAll(sql);
    return result.getRowObjectsJS().map(withNumbers);
  };
}

/** Counts and sums come as `bigint`, which cannot be mixed with numbers. */
function withNumbers(row) {
  const number = (value) => (typeof value === 'bigint' ? Number(value) : value);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, number(value)]));
}
