/**
 * Patterns for statements about accounts, roles and rights, taken from the vendors' references, since no available SQL
 * parser supports them for these databases. Capitals are placeholders: NAME, TEXT, NUMBER, HOST, and lists of them with
 * an S.
 */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  clickhouse: [
    'create role NAME',
    'grant RIGHT on NAME to NAME',
    'grant NAME to NAME',
    'create settings profile NAME settings SETTINGS',
    'create user NAME identified with sha256_password by TEXT( default database NAME)?( settings profile TEXT)?',
    'alter user NAME host (ip TEXT,? ?)+',
  ],
  databricks: ['grant RIGHT on (catalog|schema|table) NAME to NAME'],
  duckdb: [
    'create share( if not exists)? NAME from NAME \\( access (restricted|organization|unrestricted), visibility (discoverable|hidden), update (automatic|manual) \\)',
  ],
  redshift: [
    'create role NAME',
    'grant RIGHT for tables in schema NAME database NAME to role NAME',
    'create user NAME password TEXT( connection limit NUMBER)?( session timeout NUMBER)?',
    'grant role NAME to NAME',
    'alter user NAME set NAME to (NAME|NUMBER)',
  ],
  snowflake: [
    'create( or replace)? role( if not exists)? NAME',
    'grant role NAME to (role|user) NAME',
    'grant RIGHT on (all|future) (tables|views|dynamic tables) in schema NAME to role NAME',
    'grant RIGHT on semantic view NAME to role NAME',
    'create warehouse( if not exists)? NAME SETTINGS',
    'create user( if not exists)? NAME SETTINGS',
    'alter user NAME set SETTINGS',
    'create network rule NAME SETTINGS',
    'create network policy NAME SETTINGS',
    'alter network policy NAME (add|remove|set) SETTINGS',
    'create security integration NAME SETTINGS',
  ],
  sqlserver: [
    'create login NAME with SETTINGS',
    'create user NAME (for login NAME|with SETTINGS)( with SETTINGS)?',
    'grant RIGHT on (schema|database scoped credential)::NAME to NAME',
    'create workload classifier NAME with \\( SETTINGS \\)',
  ],
  trino: ['create role NAME', 'grant NAME to user NAME'],
};

const NAME = '(?:[\\w.*]+|`[^`]+`)';
const TEXT = "'(?:[^']|'')*'";
const VALUE = `(?:${TEXT}|${NAME}|\\( ?${TEXT}(?:, ${TEXT})* ?\\))`;
const SETTING = `\\w+ ?=? ${VALUE}(?: max \\d+)?`;

const WORDS: Readonly<Record<string, string>> = {
  NAME,
  TEXT,
  NUMBER: '\\d+',
  SETTINGS: `${SETTING}(?:,? ${SETTING})*`,
  RIGHT: '[a-z]+(?: [a-z]+)?(?:, [a-z]+(?: [a-z]+)?)*',
};

/** True if a statement matches one of its database's patterns. */
export function hasGrantForm(dialect: string, statement: string): boolean {
  const plain = statement.replace(/\s+/g, ' ').trim();
  return (FORMS[dialect] ?? []).some((form) => {
    const pattern = form.replace(/[A-Z]{2,}/g, (word) => WORDS[word]!);
    return new RegExp(`^${pattern}$`, 'i').test(plain);
  });
}
