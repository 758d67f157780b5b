import { Dialect, init, parse } from '@polyglot-sql/sdk';
import { SQL_DIALECTS } from '../../src/model/content/vocabulary';
import { articles } from '../support/contentPages';
import { hasGrantForm } from './support/grantForms';

/** Dialects for which we have no server, with the parser's names for them. */
const PARSED: Readonly<Record<string, Dialect>> = {
  athena: Dialect.Athena,
  bigquery: Dialect.BigQuery,
  clickhouse: Dialect.ClickHouse,
  databricks: Dialect.Databricks,
  duckdb: Dialect.DuckDB,
  redshift: Dialect.Redshift,
  snowflake: Dialect.Snowflake,
  sqlserver: Dialect.TSQL,
  trino: Dialect.Trino,
};

/** Dialects whose SQL grantScripts.test.ts runs on a server. */
const RUN = ['mariadb', 'mysql', 'postgres'];

/** Statements that neither the parser nor a pattern covers, by their first words, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'create or replace semantic view': 'its clauses are newer than the parser',
};

beforeAll(() => init());

const statements = articles.flatMap(({ file, body }) =>
  body.code.flatMap(({ language, meta, line, code }) => {
    const dialect = meta.split(' ').find((word) => PARSED[word]);
    if (language !== 'sql' || dialect === undefined) return [];
    return divided(code).map((sql) => ({ at: `${file}:${line}`, dialect, sql }));
  }),
);

/** The statements of a script; `go` ends a batch of SQL Server. */
function divided(script: string): string[] {
  const plain = script.replace(/(?<=^|\s)--\s.*$/gm, (remark) =>
    /['"]/.test(remark) ? remark : '',
  );
  return plain
    .split(/;\s*$|^go$/im)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Why a statement cannot be parsed; undefined if it can. What the parser only passes through counts as unparsed. */
function problem({ dialect, sql }: (typeof statements)[number]): string | undefined {
  if (hasGrantForm(dialect, sql)) return undefined;
  const { success, ast, error } = parse(sql, PARSED[dialect]);
  if (!success) return error;
  const kinds = (ast as readonly object[]).flatMap((statement) => Object.keys(statement));
  return kinds.some((kind) => kind === 'raw' || kind === 'command')
    ? `Neither the parser nor grantForms.ts covers: ${sql.slice(0, 60)}`
    : undefined;
}

test('SQL of every dialect is parsed, or run', () => {
  expect([...Object.keys(PARSED), ...RUN].sort()).toEqual(Object.keys(SQL_DIALECTS).sort());
});

test('SQL for databases without a server can be parsed', () => {
  const faults = statements
    .filter(({ sql }) => !Object.keys(EXCEPTIONS).some((start) => sql.startsWith(start)))
    .flatMap((statement) => {
      const why = problem(statement);
      return why ? [`${statement.at}  ${why}`] : [];
    });

  expect(statements.length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});

test('every exception is still needed', () => {
  const used = (start: string) =>
    statements.some((statement) => statement.sql.startsWith(start) && problem(statement));

  expect(Object.keys(EXCEPTIONS).filter((start) => !used(start))).toEqual([]);
});

test.each([
  ['snowflake', 'grant select on future tables in schema shop.analytics to role hex_role'],
  ['sqlserver', 'grant select on schema::sales to hex_reader'],
  ['clickhouse', "alter user hex_reader host ip '3.129.36.245', ip '3.13.16.99'"],
  ['databricks', 'grant use catalog on catalog shop to `hex_readers`'],
])('%s is valid: %s', (dialect, sql) => {
  expect(problem({ at: '', dialect, sql })).toBeUndefined();
});

test.each([
  ['snowflake', 'grant select on futures tables in schema shop.analytics to role hex_role'],
  ['snowflake', 'select from where'],
  ['redshift', "create user hex_reader pasword 'x'"],
  ['sqlserver', 'grant select schema::sales to hex_reader'],
])('%s is invalid: %s', (dialect, sql) => {
  expect(problem({ at: '', dialect, sql })).toBeDefined();
});
