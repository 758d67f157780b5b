import type { Json } from '../support/contract';
import { ACCEPTED, ID, type Row } from './row';

const EMBED = 'CreatePresignedUrl body';
const INGEST = 'IngestSemanticProject body';
const EXPIRY = 'a URL expires within 300 seconds';
const FILTERS = 'SchemaFilters';

const tables = (match: Json): Json => ({ tables: { include: match } });

/** Embedding, imports and schema filters. */
export const others: readonly Row[] = [
  [EMBED, {}, ACCEPTED],
  [EMBED, { expiresIn: 15000 }, ACCEPTED],
  [EMBED, { expiresIn: 300000 }, ACCEPTED],
  [EMBED, { expiresIn: 300001 }, EXPIRY, '/expiresIn maximum'],
  [EMBED, { expiresIn: 0 }, 'a URL does not expire immediately', '/expiresIn exclusiveMinimum'],
  [EMBED, { expiresIn: '15s' }, 'expiresIn is a number', '/expiresIn type'],
  [EMBED, { scope: ['EXPORT_PDF', 'EXPORT_CSV'] }, ACCEPTED],
  [EMBED, { scope: ['EXPORT_XLSX'] }, 'a scope is EXPORT_PDF or EXPORT_CSV', '/scope/0 enum'],
  [EMBED, { hexUserAttributes: { account_id: 'a-1042' } }, ACCEPTED],
  [
    EMBED,
    { hexUserAttributes: { account_id: 1042 } },
    'user attributes are strings',
    '/hexUserAttributes/account_id type',
  ],
  [EMBED, { inputParameters: { region: 'Europe', min_orders: 10 }, testMode: true }, ACCEPTED],
  [EMBED, { displayOptions: { theme: 'dark', noEmbedFooter: true } }, ACCEPTED],
  [
    EMBED,
    { displayOptions: { theme: 'sepia' } },
    'a theme is light or dark',
    '/displayOptions/theme enum',
  ],
  [
    EMBED,
    { displayOptions: { noFooter: true } },
    'unknown options are refused',
    '/displayOptions additionalProperties',
  ],
  [INGEST, { file: 'models.zip' }, ACCEPTED],
  [INGEST, { file: 'models.zip', verbose: false, debug: true, dryRun: true }, ACCEPTED],
  [INGEST, { dryRun: true }, 'an import has a file', 'required'],
  [INGEST, { file: 'models.zip', debug: 'yes' }, 'debug is true or false', '/debug type'],
  ['IngestSemanticModel body', { verbose: true }, 'an import has a file', 'required'],
  [FILTERS, tables({ values: ['orders'], matchType: 'EXACT' }), ACCEPTED],
  [FILTERS, { schemas: { exclude: { values: ['_old'], matchType: 'SUFFIX' } } }, ACCEPTED],
  [FILTERS, { databases: { include: { values: ['^shop'], matchType: 'REGEX' } } }, ACCEPTED],
  [
    FILTERS,
    tables({ values: ['orders'], matchType: 'GLOB' }),
    'names match by EXACT, PREFIX, REGEX or SUFFIX',
    '/tables/include/matchType enum',
  ],
  [FILTERS, tables({ values: 'orders' }), 'a match has a type', '/tables/include required'],
  [FILTERS, { columns: null }, 'columns are not filtered', 'additionalProperties'],
  ['WorkspaceRole', 'EMBEDDED_USER', ACCEPTED],
  ['WorkspaceRole', 'VIEWER', 'the role Viewer is called MEMBER', 'enum'],
  ['ProjectType', 'COMPONENT', ACCEPTED],
  ['ProjectType', 'APP', 'a project is a PROJECT or a COMPONENT', 'enum'],
  [
    'QueriedTable',
    { dataConnectionId: ID, dataConnectionName: 'Shop', tableName: 'orders' },
    ACCEPTED,
  ],
];
