import { articles } from '../support/contentPages';
import {
  hasMariadb,
  hasPostgres,
  startMariadb,
  startPostgres,
  type DatabaseServer,
} from './support/databaseServer';

jest.setTimeout(90_000);

/** The pages with SQL for a database, each with its blocks joined in order. */
const pagesFor = (dialect: string) =>
  articles.flatMap(({ file, body }) => {
    const blocks = body.code.filter(
      ({ language, meta }) => language === 'sql' && meta.split(' ').includes(dialect),
    );
    const sql = blocks.map(({ code }) => code.replace(/;?\s*$/, ';')).join('\n');
    return blocks.length > 0 ? [{ at: `${file}:${blocks[0]!.line}`, sql }] : [];
  });

/** What a page presupposes: the shop, and whatever an earlier page or somebody else has created. */
const POSTGRES_BEFORE = `
  create role etl;
  create schema analytics;
  create table analytics.orders (order_id bigint);
  create schema billing;
  create table billing.cards (card_id bigint);
  create schema planning;
  create table planning.price_notes (note text);
  create role price_app;
  create type channel as enum ('web');
  create table shop_orders (region text, ordered_at timestamp, count bigint);
  create aggregate measure(bigint) (sfunc = int8pl, stype = bigint, initcond = '0');
`;

/** Pages that continue where another page ended. */
function missingIn(sql: string): string {
  const role = /create (?:role|user) hex_reader/.test(sql) ? '' : 'create role hex_reader;';
  const output =
    /hex_output\./.test(sql) && !/create schema/.test(sql) ? 'create schema hex_output;' : '';
  return role + output;
}

describe('Postgres', () => {
  const listed = pagesFor('postgres');
  const whenThere = hasPostgres ? test : test.skip;
  let server: DatabaseServer;

  beforeAll(async () => {
    if (!hasPostgres) return;
    server = await startPostgres();
    server.run('create database shop;');
  });
  afterAll(() => server?.stop());

  const inShop = (sql: string) =>
    server.run(`\\c shop\nbegin;${POSTGRES_BEFORE}${missingIn(sql)}\n${sql}\nrollback;`);

  whenThere.each(listed)('takes the SQL at $at', ({ sql }) => {
    expect(() => inShop(sql)).not.toThrow();
  });

  const grants = listed.filter(({ sql }) =>
    /grant select on all tables in schema analytics/.test(sql),
  );
  const asReader = (sql: string, then: string) =>
    inShop(`${sql}\nset local role hex_reader; ${then}`);

  whenThere.each(grants)(
    'the grants at $at let hex_reader read exactly what was granted',
    ({ sql }) => {
      expect(() => asReader(sql, 'select * from analytics.orders;')).not.toThrow();
      expect(() => asReader(sql, 'select * from billing.cards;')).toThrow('permission denied');
      expect(() => asReader(sql, 'delete from analytics.orders;')).toThrow('permission denied');
      expect(() => asReader(sql, 'create table analytics.mine ();')).toThrow('permission denied');
    },
  );

  whenThere('the grants also cover tables created later', () => {
    for (const { sql } of grants) {
      const later = `grant create, usage on schema analytics to etl; set local role etl;
        create table analytics.later (id int); reset role; set local role hex_reader;
        select * from analytics.later;`;
      expect(() => inShop(`${sql}\n${later}`)).not.toThrow();
    }
    expect(grants.length).toBeGreaterThan(2);
  });
});

/** Translates MySQL's syntax where MariaDB, its stand-in, differs or lacks it. */
function forMariadb(sql: string): string {
  return sql
    .replace(/set default role (\S+) to\s+([^;]+);/g, (_, role: string, accounts: string) =>
      accounts
        .split(/,\s*/)
        .map((account) => `set default role ${role} for ${account};`)
        .join('\n'),
    )
    .replaceAll(' retain current password', '');
}

describe.each([
  ['MariaDB', 'mariadb'],
  ['MySQL', 'mysql'],
])('%s', (_name, dialect) => {
  const listed = pagesFor(dialect);
  const whenThere = hasMariadb ? test : test.skip;
  let server: DatabaseServer;

  beforeAll(async () => {
    if (hasMariadb) server = await startMariadb();
  });
  afterAll(() => server?.stop());

  whenThere.each(listed)('the SQL at $at runs, and grants only reading', ({ sql }) => {
    server.run('create or replace database shop; create table shop.orders (order_id bigint);');
    expect(() => server.run(forMariadb(sql))).not.toThrow();

    const granted = server.run(
      `select distinct privilege_type from information_schema.schema_privileges
       where grantee like '%hex_read%' order by 1;
       select privilege_type from information_schema.user_privileges
       where grantee like '%hex_read%' and privilege_type <> 'USAGE';`,
    );
    expect(granted.trim().split('\n')).toEqual(['SELECT', 'SHOW VIEW']);

    const made = server.run(
      `select concat(if(is_role = 'Y', 'drop role ', 'drop user '), quote(user),
       if(is_role = 'Y', '', concat('@', quote(host))), ';') from mysql.user where user like 'hex%';`,
    );
    server.run(made);
  });
});
