import type { Json, JsonObject } from '../support/contract';
import { ACCEPTED, ID, TIME, TRACE, type Row } from './row';

const URL = 'https://app.hex.tech/acme/app/x/run/y';
const ERROR = 'ErrorPayload';
const DETAILS = 'ConnectionDetails';
const EITHER = 'RunProject 422';

const run = (changes: JsonObject): Json => ({
  projectId: ID,
  projectVersion: 1,
  runId: ID,
  runUrl: URL,
  status: 'PENDING',
  startTime: null,
  endTime: null,
  elapsedTime: null,
  traceId: TRACE,
  notifications: [],
  ...changes,
});

const reached = { hostname: 'db', port: 5432, database: 'shop', username: 'hex_reader' };
const value = {
  paramName: 'min_orders',
  paramValue: 'ten',
  dataType: 'NUMBER',
  inputCellType: 'NUMBER',
};

/** Responses and errors. */
export const answers: readonly Row[] = [
  [ERROR, { reason: 'No.', traceId: TRACE }, ACCEPTED],
  [ERROR, { reason: 'No.', details: 'Because.', traceId: TRACE }, ACCEPTED],
  [ERROR, { reason: 'No.' }, 'an error has a traceId', 'required'],
  [ERROR, { traceId: TRACE }, 'an error has a reason', 'required'],
  [ERROR, { reason: 'No.', traceId: TRACE, code: 1 }, 'no other fields', 'additionalProperties'],
  [EITHER, { reason: 'No.', traceId: TRACE }, ACCEPTED],
  [EITHER, { traceId: TRACE, invalid: [value], notFound: ['regoin'] }, ACCEPTED],
  [EITHER, { traceId: TRACE, invalid: [], notFound: [] }, ACCEPTED],
  [EITHER, { traceId: TRACE, invalid: [] }, 'it is one of two payloads', 'oneOf'],
  [
    EITHER,
    { reason: 'No.', traceId: TRACE, invalid: [], notFound: [] },
    'it is not both payloads',
    'oneOf',
  ],
  [
    'IngestErrorPayload',
    { reason: 'No.', traceId: TRACE },
    'a refused import lists problems',
    'required',
  ],
  [
    'IngestProblem',
    { severity: 'info', message: 'Hm.', cause_paths: [], impact_paths: [] },
    'a problem is fatal, an error or a warning',
    '/severity enum',
  ],
  ['Run', run({}), ACCEPTED],
  ['Run', run({ status: 'RUNNING', startTime: TIME, elapsedTime: 12.5 }), ACCEPTED],
  ['Run', run({ stateEvents: [{ type: 'STATUS', value: 'PENDING', timestamp: TIME }] }), ACCEPTED],
  ['Run', run({ status: 'CANCELED' }), 'a canceled run is KILLED', '/status enum'],
  ['Run', run({ projectVersion: 0 }), 'versions are numbered from 1', '/projectVersion minimum'],
  ['Run', run({ startTime: 'yesterday' }), 'a time is an ISO 8601 string', '/startTime format'],
  ['Pagination', { after: null, before: null }, ACCEPTED],
  ['Pagination', { after: 'eyJpZCI6IjViYmY5ZjRhIn0', before: null }, ACCEPTED],
  ['Pagination', { after: null }, 'both cursors are there', 'required'],
  [DETAILS, { postgres: reached }, ACCEPTED],
  [
    DETAILS,
    { postgres: { ...reached, password: 'example-password' } },
    'no answer contains a secret',
    '/postgres not',
  ],
  [
    DETAILS,
    { databricks: { jdbcUrl: 'jdbc:', accessToken: 'x' } },
    'no answer contains a secret',
    '/databricks not',
  ],
  [
    DETAILS,
    { bigquery: { projectId: 'x', serviceAccountJsonConfig: '{}' } },
    'no answer contains a secret',
    '/bigquery not',
  ],
];
