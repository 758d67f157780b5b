import { operationsOf } from '../../../../src/build/api/contract/operations';
import { treeMarkdown } from '../../../../src/build/outputs/markdown/treeMarkdown';
import { operationTree } from '../../../../src/build/outputs/markdown/operationTree';
import type { JsonObject } from '../../../../src/model/api/apiContract';
import { contractWith } from '../../api/support/contract';

const SITE = 'https://learn.example.com';
const RUN = '/v1/runs/{runId}';

const uuid = { type: 'string', format: 'uuid' };
const runId = { name: 'runId', in: 'path', required: true, schema: uuid };

const call = (operationId: string, tag: string, more: JsonObject = {}): JsonObject => ({
  operationId,
  summary: `Call ${operationId}`,
  description: 'Lists.',
  tags: [tag],
  responses: { 200: { description: 'Done.' }, 404: { description: 'Not there.' } },
  ...more,
});

/** The Markdown of the operations of these paths, below the introduction. */
function markdown(paths: JsonObject): string {
  const contract = contractWith({ paths });
  const tree = operationTree({ contract, operations: operationsOf(contract) });
  return treeMarkdown(tree.slice(1), SITE, '/docs/api').trim();
}

/** The description of a request body whose schema has these fields. */
function bodyOf(properties: JsonObject, required: readonly string[] = []): string | undefined {
  const schema = { type: 'object', properties, required };
  const requestBody = { required: true, content: { 'application/json': { schema } } };
  return /- Body: (.*)/.exec(
    markdown({ '/v1/runs': { post: call('Run', 'Runs', { requestBody }) } }),
  )?.[1];
}

test('operations are grouped by tag, each with its call, its link, its parameters and its statuses', () => {
  const size = { name: 'size', in: 'query', schema: { type: 'integer' } };
  const parameters = [runId, size];
  const paths = {
    [RUN]: { get: call('GetRun', 'Runs', { parameters }) },
    '/v1/users': { get: call('GetUsers', 'Users') },
  };

  expect(markdown(paths)).toBe(`## Runs

- \`GET ${RUN}\` [Call GetRun](${SITE}/docs/api#operation/GetRun): Lists.

  - Path: \`runId: uuid, required\`
  - Query: \`size: integer\`
  - Answers: 200, 404

## Users

- \`GET /v1/users\` [Call GetUsers](${SITE}/docs/api#operation/GetUsers): Lists.
  - Answers: 200, 404`);
});

test.each([
  ['texts', { type: 'string' }, '`a: string`'],
  ['values that can be null', { type: ['string', 'null'] }, '`a: string or null`'],
  ['numbers', { type: 'number' }, '`a: number`'],
  ['switches', { type: 'boolean' }, '`a: boolean`'],
  ['choices', { type: 'string', enum: ['UP', 'DOWN'] }, '`a: UP | DOWN`'],
  ['lists', { type: 'array', items: uuid, maxItems: 25 }, '`a: list of at most 25: uuid`'],
  ['objects without names', { type: 'object' }, '`a: JSON`'],
  [
    'objects in lists',
    { type: 'array', items: { type: 'object', properties: { id: uuid }, required: ['id'] } },
    '`a: list: object`, `a[].id: uuid, required`',
  ],
  [
    'alternatives',
    {
      oneOf: ['b', 'c'].map((title) => ({
        title,
        type: 'object',
        properties: { [title]: { type: 'object', properties: { id: uuid } } },
      })),
    },
    '`a: one of b, c`, `a.b: object`, `a.b.id: uuid`, `a.c: object`, `a.c.id: uuid`',
  ],
])('the fields of a body are described: %s', (_, schema, fields) => {
  expect(bodyOf({ a: schema })).toBe(fields);
});

test('required fields and an optional body are marked', () => {
  expect(bodyOf({ a: uuid, b: uuid }, ['b'])).toBe('`a: uuid`, `b: uuid, required`');
  const requestBody = {
    content: { 'application/json': { schema: { type: 'object', properties: { a: uuid } } } },
  };

  expect(markdown({ '/v1/runs': { post: call('Run', 'Runs', { requestBody }) } })).toContain(
    '- Body, if any: `a: uuid`\n',
  );
});

test('a body that is not an object is described as a whole', () => {
  const schema = { type: 'array', items: { type: 'object', properties: { id: uuid } } };
  const requestBody = { required: true, content: { 'application/json': { schema } } };

  expect(markdown({ '/v1/runs': { post: call('Run', 'Runs', { requestBody }) } })).toContain(
    '- Body: `body: list: object, required`, `body[].id: uuid`\n',
  );
});

test('the introduction links to the contract for what is not listed', () => {
  const [introduction] = operationTree({ contract: contractWith(), operations: [] });

  expect(treeMarkdown([introduction!], SITE)).toContain(`[contract](${SITE}/openapi.json)`);
});
