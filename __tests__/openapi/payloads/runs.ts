import type { JsonObject } from '../support/contract';
import { ACCEPTED, ID, type Row } from './row';

const BODY = 'RunProject body';
const ONE_SOURCE = 'inputs come from viewId or from inputParams';
const NO_INPUTS = 'updatePublishedResults cannot be true with custom inputs';

const notification = (changes: JsonObject): JsonObject => ({
  notifications: [{ type: 'ALL', userIds: [ID], ...changes }],
});

/** Bodies that start a run. */
export const runs: readonly Row[] = [
  [BODY, {}, ACCEPTED],
  [BODY, { inputParams: { region: 'Europe', min_orders: 10, express: true } }, ACCEPTED],
  [BODY, { inputParams: { days: ['Monday'], since: null } }, ACCEPTED],
  [BODY, { inputParams: ['Europe'] }, 'inputs are given by name', '/inputParams type'],
  [BODY, { viewId: ID }, ACCEPTED],
  [BODY, { viewId: 'Europe' }, 'ids are UUIDs', '/viewId pattern'],
  [BODY, { viewId: ID, inputParams: { region: 'Europe' } }, ONE_SOURCE, 'not'],
  [BODY, { viewId: ID, inputParams: {} }, ONE_SOURCE, 'not'],
  [BODY, { updatePublishedResults: true }, ACCEPTED],
  [BODY, { updatePublishedResults: true, inputParams: {} }, ACCEPTED],
  [BODY, { updatePublishedResults: false, inputParams: { region: 'Europe' } }, ACCEPTED],
  [BODY, { updatePublishedResults: true, inputParams: { region: 'Europe' } }, NO_INPUTS, 'not'],
  [BODY, { updatePublishedResults: true, viewId: ID }, ACCEPTED],
  [BODY, { dryRun: true, useCachedSqlResults: false }, ACCEPTED],
  [BODY, { dryRun: 'true' }, 'dryRun is true or false', '/dryRun type'],
  [BODY, { useCachedSqlResults: null }, 'a switch is never null', '/useCachedSqlResults type'],
  [BODY, { updateCache: true }, ACCEPTED],
  [BODY, { inputParam: {} }, 'unknown fields are refused', 'additionalProperties'],
  [BODY, [], 'the body is an object', 'type'],
  [BODY, notification({}), ACCEPTED],
  [BODY, notification({ screenshotFormat: ['png', 'pdf'] }), ACCEPTED],
  [BODY, notification({ includeSuccessScreenshot: true, subject: 'Orders', body: '' }), ACCEPTED],
  [BODY, { notifications: [{ type: 'FAILURE', slackChannelIds: ['C07ACMESALES'] }] }, ACCEPTED],
  [BODY, { notifications: [{ type: 'SUCCESS', groupIds: [ID] }] }, ACCEPTED],
  [
    BODY,
    { notifications: [{ type: 'ALL' }] },
    'a notification names its recipients',
    '/notifications/0 not',
  ],
  [
    BODY,
    { notifications: [{ userIds: [ID] }] },
    'a notification says for which outcome it is sent',
    '/notifications/0 required',
  ],
  [
    BODY,
    notification({ type: 'KILLED' }),
    'it is for SUCCESS, FAILURE or ALL',
    '/notifications/0/type enum',
  ],
  [
    BODY,
    notification({ screenshotFormat: ['gif'] }),
    'a screenshot is png or pdf',
    '/notifications/0/screenshotFormat/0 enum',
  ],
  [
    BODY,
    notification({ screenshotFormat: 'png' }),
    'the formats are a list',
    '/notifications/0/screenshotFormat type',
  ],
  [
    BODY,
    notification({ groupIds: ['Finance'] }),
    'ids are UUIDs',
    '/notifications/0/groupIds/0 pattern',
  ],
];
