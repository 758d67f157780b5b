import type { Json, JsonObject } from '../support/contract';
import { ACCEPTED, ID, times, type Row } from './row';

const NEW = 'CreateDataConnection body';
const EDIT = 'EditDataConnection body';

/** The required fields of each type. */
const REQUIRED: Readonly<Record<string, JsonObject>> = {
  athena: {
    hostname: 'athena.eu-central-1.amazonaws.com',
    port: 443,
    s3OutputPath: 's3://acme/hex/',
    accessKeyId: 'example-access-key-id',
    secretAccessKey: 'example-secret-access-key',
  },
  bigquery: { projectId: 'acme-jobs', serviceAccountJsonConfig: '{}' },
  databricks: { jdbcUrl: 'jdbc:databricks://dbc.acme.example', accessToken: 'example-token' },
  postgres: {
    hostname: 'db.acme.example',
    port: 5432,
    database: 'shop',
    username: 'hex_reader',
    password: 'example-password',
  },
  redshift: {
    host: 'redshift.acme.example',
    port: 5439,
    database: 'stock',
    username: 'hex_reader',
    password: 'example-password',
  },
  snowflake: {
    accountName: 'myorg-account1',
    warehouse: 'HEX_WH',
    database: 'SHOP',
    username: 'HEX_SERVICE',
    privateKey: 'example-private-key',
    passphrase: 'example-passphrase',
  },
};

const OPTIONAL: Readonly<Record<string, JsonObject>> = {
  athena: { catalog: 'AwsDataCatalog', workgroup: 'primary' },
  bigquery: { enableDriveAccess: true, enableStorageApi: false },
  snowflake: { schema: 'ANALYTICS', role: 'HEX_ROLE' },
};

const create = (type: string, details: Json, more: JsonObject = {}): Json => ({
  name: 'Shop',
  type,
  connectionDetails: { [type]: details },
  ...more,
});

const postgres = (changes: JsonObject): Json => create('postgres', REQUIRED.postgres!, changes);
const withDetail = (changes: JsonObject): Json =>
  create('postgres', { ...REQUIRED.postgres, ...changes });

/** Each type with all its required fields, and without each of them in turn. */
const details: readonly Row[] = Object.entries(REQUIRED).flatMap(([type, all]): Row[] => [
  [NEW, create(type, all), ACCEPTED],
  ...(type in OPTIONAL
    ? [[NEW, create(type, { ...all, ...OPTIONAL[type] }), ACCEPTED] as const]
    : []),
  ...Object.keys(all).map((field): Row => {
    const { [field]: _missing, ...rest } = all;
    const error = `/connectionDetails/${type} required`;
    return [NEW, create(type, rest), `${type} requires ${field}`, error];
  }),
]);

const group = (access: string): Json => ({ access, group: { id: ID } });
const CONNECTION_LEVEL = 'a level is NONE, QUERY or VIEW_RESULTS';
const PORT = 'a port is a whole number from 1 to 65535';

/** Data connections. */
export const connections: readonly Row[] = [
  ...details,
  [NEW, {}, 'name, type and details are required', 'required'],
  [NEW, postgres({ name: '' }), 'a name has at least one character', '/name minLength'],
  [NEW, create('oracle', {}), 'a connection has one of six types', '/type enum'],
  [
    NEW,
    { name: 'Shop', type: 'redshift', connectionDetails: { postgres: REQUIRED.postgres! } },
    'the key of the details is the type',
    'not',
  ],
  [
    NEW,
    { name: 'Shop', type: 'redshift', connectionDetails: REQUIRED.redshift! },
    'the details are under the type',
    '/connectionDetails oneOf',
  ],
  [
    NEW,
    {
      name: 'Shop',
      type: 'redshift',
      connectionDetails: { redshift: REQUIRED.redshift!, postgres: REQUIRED.postgres! },
    },
    'the details have one key',
    '/connectionDetails oneOf',
  ],
  [NEW, withDetail({ port: '5432' }), PORT, '/connectionDetails/postgres/port type'],
  [NEW, withDetail({ port: 65536 }), PORT, '/connectionDetails/postgres/port maximum'],
  [
    NEW,
    withDetail({ host: 'db' }),
    'Postgres calls its host hostname',
    '/connectionDetails/postgres additionalProperties',
  ],
  [
    NEW,
    postgres({ connectViaSsh: true, includeMagic: false, allowWritebackCells: true }),
    ACCEPTED,
  ],
  [NEW, postgres({ schemaRefreshAccess: 'ADMINS' }), ACCEPTED],
  [
    NEW,
    postgres({ schemaRefreshAccess: 'EDITORS' }),
    'the schema is refreshed by ADMINS or USERS_WITH_QUERY_ACCESS',
    '/schemaRefreshAccess enum',
  ],
  [
    NEW,
    postgres({ sharing: { workspace: { public: 'VIEW_RESULTS', members: 'QUERY' } } }),
    ACCEPTED,
  ],
  [NEW, postgres({ sharing: { workspace: { public: 'NONE', guests: 'QUERY' } } }), ACCEPTED],
  [
    NEW,
    postgres({ sharing: { workspace: { public: 'QUERY' } } }),
    'the web gets NONE or VIEW_RESULTS',
    '/sharing/workspace/public enum',
  ],
  [
    NEW,
    postgres({ sharing: { workspace: { guests: 'CAN_VIEW' } } }),
    CONNECTION_LEVEL,
    '/sharing/workspace/guests enum',
  ],
  [NEW, postgres({ sharing: { groups: [group('QUERY')] } }), ACCEPTED],
  [EDIT, {}, ACCEPTED],
  [EDIT, { connectionDetails: { postgres: { password: 'example-new-password' } } }, ACCEPTED],
  [EDIT, { connectionDetails: { snowflake: {} } }, ACCEPTED],
  [EDIT, { schemaRefreshSchedule: null, description: null }, ACCEPTED],
  [EDIT, { sharing: { groups: { upsert: times(25, group('NONE')) } } }, ACCEPTED],
  [
    EDIT,
    { sharing: { groups: { upsert: times(26, group('NONE')) } } },
    'a sharing list has at most 25 entries',
    '/sharing/groups/upsert maxItems',
  ],
  [EDIT, { sharing: { groups: [group('QUERY')] } }, 'an edit says upsert', '/sharing/groups type'],
  [
    EDIT,
    { sharing: { workspace: { public: 'QUERY' } } },
    'the web gets NONE or VIEW_RESULTS',
    '/sharing/workspace/public enum',
  ],
  [EDIT, { name: '' }, 'a name has at least one character', '/name minLength'],
  [EDIT, { type: 'redshift' }, 'the type cannot be changed', 'additionalProperties'],
  [
    EDIT,
    { connectionDetails: { postgres: {}, redshift: {} } },
    'the details have one key',
    '/connectionDetails oneOf',
  ],
];
