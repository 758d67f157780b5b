/** @jest-environment node */
import { refusalOf, successOf } from '../../../src/reference/console/answerTo';
import { problemsOf } from '../../../src/reference/console/problems';
import { consoleData } from '../../../src/data/apiConsoles';
import type { CallValues } from '../../../src/model/api/apiRequest';
import type { JsonObject } from '../../../src/model/api/apiContract';
import { errorsAt, keysOf, short } from '../../openapi/support/validate';

const ID = '5bbf9f4a-0a4e-4f6f-9d3c-2f6f0f6a1b7e';

function refusal(operation: string, changes: CallValues) {
  const { api, validate, payloads } = consoleData(operation);
  const values = { ...api.sample, ...changes };
  validate(values);
  const problems = problemsOf(api.form, values, validate.errors ?? []);
  return { problems, answer: refusalOf(api, payloads, values, problems) };
}

test.each<[string, CallValues, string, string, number, JsonObject]>([
  [
    'RunProject',
    { body: { viewId: ID, inputParams: {} } },
    'body/viewId',
    'A run takes its inputs from viewId or from inputParams, not from both',
    422,
    { reason: 'A run takes viewId or inputParams, not both.' },
  ],
  [
    'RunProject',
    { body: { viewId: '12', inputParams: {} } },
    'body/viewId',
    'Must be a UUID, such as 5bbf9f4a-0a4e-4f6f-9d3c-2f6f0f6a1b7e',
    400,
    { reason: 'An id must be a UUID.', details: 'Received: 12' },
  ],
  [
    'RunProject',
    { body: { notifications: [{ type: 'ALL' }] } },
    'body/notifications/0',
    'A notification names its recipients in slackChannelIds, userIds or groupIds',
    400,
    { reason: 'A notification names its recipients in slackChannelIds, userIds or groupIds.' },
  ],
  [
    'ListProjects',
    { query: { limit: 250 } },
    'query/limit',
    'Must be at most 100',
    400,
    { reason: 'limit must be at most 100.', details: 'Received: 250' },
  ],
  [
    'ListProjects',
    { query: { limit: 0 } },
    'query/limit',
    'Must be at least 1',
    400,
    { reason: 'limit must be at least 1.', details: 'Received: 0' },
  ],
  [
    'ListProjects',
    { query: { sortDirection: 'DOWN' } },
    'query/sortDirection',
    'Use one of: DESC, ASC',
    400,
    { reason: 'sortDirection must be DESC or ASC.', details: 'Received: DOWN' },
  ],
  [
    'CreateGroup',
    { body: {} },
    'body/name',
    'This field is required',
    400,
    { reason: 'A required field is missing.', details: 'name' },
  ],
  [
    'EditProjectSharingUsers',
    {
      body: {
        sharing: { upsert: { users: Array(30).fill({ access: 'NONE', user: { id: ID } }) } },
      },
    },
    'body/sharing/upsert/users',
    'Must have at most 25 entries',
    400,
    { reason: 'A list holds at most 25 entries.', details: 'Received: 30' },
  ],
  [
    'CreatePresignedUrl',
    { body: { hexUserAttributes: [] } },
    'body/hexUserAttributes',
    'Must be a JSON object',
    400,
    { details: 'hexUserAttributes, received: []' },
  ],
  [
    'EditDataConnection',
    { body: { connectionDetails: { postgres: { port: 0 } } } },
    'body/connectionDetails/postgres/port',
    'Must be at least 1',
    400,
    { reason: 'port must be at least 1.', details: 'connectionDetails.postgres.port, received: 0' },
  ],
  [
    'IngestSemanticProject',
    { path: { semanticProjectId: 'x' } },
    'path/semanticProjectId',
    'Must be a UUID, such as 5bbf9f4a-0a4e-4f6f-9d3c-2f6f0f6a1b7e',
    400,
    { reason: 'An id must be a UUID.', problems: [] },
  ],
])('%s rejects %j at %s: %s', (operation, changes, path, sentence, status, payload) => {
  const { problems, answer } = refusal(operation, changes);

  expect([problems[0]?.path.join('/'), problems[0]?.sentence]).toEqual([path, sentence]);
  expect(answer).toMatchObject({ status, payload });
  expect(Object.keys(answer.payload!)[0]).toBe('reason');
  expect(errorsAt(keysOf(`${operation} ${status}`), answer.payload!).map(short)).toEqual([]);
});

test('only the chosen alternative reports what it lacks', () => {
  const { problems } = refusal('CreateDataConnection', {
    body: { name: 'Shop', type: 'databricks', connectionDetails: { databricks: {} } },
  });

  expect(problems.map(({ path }) => path.join('/'))).toEqual([
    'body/connectionDetails/databricks/accessToken',
    'body/connectionDetails/databricks/jdbcUrl',
  ]);
});

test('a success is the response that an example names, or the first one', () => {
  const { api, payloads } = consoleData('RunProject');

  expect(successOf(api, payloads, 'RunStartedQuietly').payload).toBe(payloads.RunStartedQuietly);
  expect(successOf(api, payloads).payload).toBe(payloads.RunStarted);
});

test('an error without a body is no success', () => {
  const { api } = consoleData('CancelRun');
  const answers = [
    { status: 200, name: 'Done', summary: '' },
    { status: 404, summary: '' },
  ];

  expect(successOf({ ...api, answers }, { Done: {} }).status).toBe(200);
});

test('a success without a body is only its status', () => {
  const { api, payloads } = consoleData('CancelRun');

  expect(successOf(api, payloads)).toEqual({ status: 204 });
});

test.each(['type', 'connectionDetails'])(
  'a rule about %s is not reported while it is missing',
  (name) => {
    const { [name]: _, ...body } = consoleData('CreateDataConnection').api.sample
      .body as JsonObject;
    const { problems, answer } = refusal('CreateDataConnection', { body });

    expect(problems.map(({ path }) => path.join('/'))).toEqual([`body/${name}`]);
    expect(answer.payload).toMatchObject({ reason: 'A required field is missing.', details: name });
  },
);
