import { apiConsoles } from '../../src/build/api/console/apiConsoles';
import { bundleContract } from '../../src/build/api/contract/bundleContract';
import type { CallValues } from '../../src/model/api/apiRequest';
import { payloads } from './payloads';
import { ACCEPTED } from './payloads/row';
import { objectOf, operation, operations, textOf, type Json } from './support/contract';
import { sampleCall, send } from './support/mockCall';
import { mockAt, outcomeOf, startMock, type MockServer } from './support/mockServer';
import { errorsAt, keysOf } from './support/validate';

const { consoles, payloads: examples } = apiConsoles(bundleContract());
const ids = operations.map(({ id }) => id);

let mock: MockServer;
beforeAll(async () => (mock = await startMock()), 60_000);
afterAll(() => mock.stop());

test.each(ids)('%s responds with its example', async (id) => {
  const [success] = consoles[id]!.answers;
  const { status, body } = await send(mock.port, sampleCall(id));

  expect(status).toBe(success!.status);
  expect(body).toEqual(success!.name && examples[success!.name]);
});

test('all operations are called', () => {
  expect(ids).toHaveLength(29);
});

/** The responses of an operation, one for each status: Prism uses the first example of each. */
const answersOf = (id: string) => {
  const { answers } = consoles[id]!;
  return answers.filter(
    ({ status }, index) => answers.findIndex((one) => one.status === status) === index,
  );
};

test.each(ids)('%s responds with the status that the client prefers', async (id) => {
  for (const { status, name } of answersOf(id)) {
    const answer = await send(mock.port, sampleCall(id), { Prefer: `code=${status}` });

    expect([answer.status, answer.body]).toEqual([status, name && examples[name]]);
  }
});

const bodies = ids.flatMap((id) =>
  consoles[id]!.examples.map(({ summary, body }) => [id, summary, body] as const),
);

test.each(bodies)('%s accepts the example "%s"', async (id, _, body) => {
  const { status } = await send(mock.port, sampleCall(id, { body }));

  expect(status).toBe(consoles[id]!.answers[0]!.status);
});

test.each(ids)('%s responds with 401 without a token', async (id) => {
  const { status, body } = await send(mock.port, sampleCall(id), { Authorization: '' });

  expect(status).toBe(401);
  expect(errorsAt(keysOf('ErrorPayload'), body as Json)).toEqual([]);
});

/** The values that put the payload of a row in its place in a call. */
function valuesOf(id: string, part: string, value: Json): CallValues {
  if (part === 'body') return { body: value };
  const parameter = operation(id).parameters.find((one) => objectOf(one.value).name === part);
  return { [textOf(objectOf(parameter?.value).in)]: { [part]: value } };
}

// In a URL, the number 1 is a string, which is a valid status.
const isText = (target: string, value: Json) =>
  target === 'ListProjects statuses' && JSON.stringify(value) === '[1]';

const calls = payloads.flatMap(([target, value, verdict]) => {
  const [id = '', part = ''] = target.split(' ');
  const sent = part !== '' && !/^\d/.test(part) && !isText(target, value);
  return sent ? [{ id, part, value, verdict }] : [];
});

describe('the table of payloads', () => {
  test.each(calls.filter(({ verdict }) => verdict === ACCEPTED))(
    '$id accepts $part $value',
    async ({ id, part, value }) => {
      const { status } = await send(mock.port, sampleCall(id, valuesOf(id, part, value)));

      expect(status).toBe(consoles[id]!.answers[0]!.status);
    },
  );

  // Prism does not know which rule an error example is about. It responds with the first example of 422 if the operation has
  // that status, else with the first one of 400; its header `sl-violations` names the violated rule.
  test.each(calls.filter(({ verdict }) => verdict !== ACCEPTED))(
    '$id refuses $part $value: $verdict',
    async ({ id, part, value }) => {
      const answer = await send(mock.port, sampleCall(id, valuesOf(id, part, value)));
      const statuses = answersOf(id).map(({ status }) => status);
      const expected = statuses.includes(422) ? 422 : 400;

      expect(answer.status).toBe(expected);
      expect(answer.headers.get('sl-violations')).toContain('"severity":"Error"');
      expect(answer.body).toEqual(
        examples[answersOf(id).find((one) => one.status === expected)!.name!],
      );
      expect(errorsAt(keysOf(`${id} ${expected}`), answer.body as Json)).toEqual([]);
    },
  );
});

test('a file sent outside a form gets a 415 response', async () => {
  const call = sampleCall('IngestSemanticProject');
  const answer = await send(mock.port, {
    ...call,
    body: { kind: 'json', value: {} },
  });

  expect([answer.status, answer.body]).toEqual([415, examples.NotAZipFile]);
});

// The contract has no error examples for what it does not define, so Prism responds with errors of its own.
test.each([
  ['a path', 'get', '/v1/workbooks', 404, 'NO_PATH_MATCHED_ERROR'],
  ['a method', 'delete', '/v1/projects', 405, 'NO_METHOD_MATCHED_ERROR'],
] as const)(
  '%s that the contract does not define gets an error response',
  async (_, method, path, status, type) => {
    const url = `https://app.hex.tech/api${path}`;
    const answer = await send(mock.port, { ...sampleCall('ListUsers'), method, url });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({
      type: `https://stoplight.io/prism/errors#${type}`,
      status,
    });
  },
);

test('if the port is taken, the mock says so and exits', async () => {
  expect(await outcomeOf(mockAt(mock.port))).toEqual({
    status: 1,
    written: `Port ${mock.port} is taken by another program. Stop it, or choose another port: PORT=${mock.port + 1} npm run api:mock\n`,
  });
});
