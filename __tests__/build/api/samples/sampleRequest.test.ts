import { contractOperations } from '../../../../src/build/api/contract/operations';
import { sampleRequest } from '../../../../src/build/api/samples/sampleRequest';
import type { JsonObject } from '../../../../src/model/api/apiContract';
import { contractWith } from '../support/contract';

const FILE = { type: 'string', format: 'binary' };
const json = { 'application/json': { schema: {} } };

/** The sample request of the only operation in a contract. */
function request(operation: JsonObject, path = '/v1/things', method = 'post', example?: string) {
  const contract = contractWith({
    paths: { [path]: { [method]: { operationId: 'Call', ...operation } } },
    components: {
      examples: { First: { value: { name: 'one' } } },
      responses: { Made: { description: 'Made.', content: json } },
      schemas: {
        Upload: {
          properties: { file: FILE, readme: FILE, note: { type: 'string' } },
        },
      },
    },
  });
  return sampleRequest(contract, contractOperations(contract)[0]!, example);
}

test('the first server is called, with its defaults', () => {
  expect(request({}).url).toBe('https://api.example/api/v1/things');
});

test('path parameters have their example values, unless the sample overrides them', () => {
  const parameters = [
    { name: 'a', in: 'path', example: 'x/y' },
    { name: 'b', in: 'path', example: 'z' },
  ];
  const operation = { parameters, 'x-sample': { path: { b: '$&' } } };

  expect(request(operation, '/v1/{a}/of/{b}').url).toBe(
    'https://api.example/api/v1/x%2Fy/of/%24%26',
  );
});

test('only the query parameters and headers in the sample are sent', () => {
  const parameters = [{ name: 'unused', in: 'query', example: 1 }];
  const operation = {
    parameters,
    'x-sample': { query: { limit: 2, tags: ['a', 'b'] }, header: { 'x-flag': true } },
  };

  expect(request(operation, '/v1/things', 'get')).toMatchObject({
    query: [
      ['limit', 2],
      ['tags', ['a', 'b']],
    ],
    headers: [['x-flag', 'true']],
  });
});

test('the body is the first example, or the named one', () => {
  const examples = {
    First: { $ref: '#/components/examples/First' },
    Second: { value: { name: 'two' } },
  };
  const operation = { requestBody: { content: { 'application/json': { examples } } } };
  const body = (example?: string) => request(operation, '/v1/things', 'post', example).body;

  expect(body()).toEqual({ kind: 'json', value: { name: 'one' } });
  expect(body('Second')).toEqual({ kind: 'json', value: { name: 'two' } });
});

test('a form contains files with their media types, and text fields', () => {
  const form = {
    schema: { $ref: '#/components/schemas/Upload' },
    encoding: { file: { contentType: 'application/zip' } },
    examples: {
      First: { value: { file: 'models.zip', readme: 'a.md', dryRun: true, note: 'a b' } },
    },
  };

  expect(request({ requestBody: { content: { 'multipart/form-data': form } } }).body).toEqual({
    kind: 'form',
    fields: [
      { name: 'file', file: 'models.zip', type: 'application/zip' },
      { name: 'readme', file: 'a.md', type: 'application/octet-stream' },
      { name: 'dryRun', text: 'true' },
      { name: 'note', text: 'a b' },
    ],
  });
});

test('a call without a body sends none', () => {
  expect(request({})).not.toHaveProperty('body');
});

test.each([
  [{ '201': { $ref: '#/components/responses/Made' } }, true],
  [{ '400': { content: json }, '204': { description: 'Done.' } }, false],
])('whether a success of %j responds with JSON: %s', (responses, answers) => {
  expect(request({ responses }).answers).toBe(answers);
});

test.each<[string, JsonObject, unknown]>([
  ['one entry per value by default', {}, [['ids', ['a', 'b']]]],
  ['one entry', { explode: false }, [['ids', 'a,b']]],
  ['pipes', { style: 'pipeDelimited' }, [['ids', 'a|b']]],
  ['JSON', { content: json }, [['ids', '["a","b"]']]],
])('a list in the query is sent as its parameter says: %s', (_, style, query) => {
  const parameters = [{ name: 'ids', in: 'query', ...style }];

  expect(request({ parameters, 'x-sample': { query: { ids: ['a', 'b'] } } }).query).toEqual(query);
});

test('an object in the query is sent as its parameter says', () => {
  const parameters = [{ name: 'filter', in: 'query', style: 'deepObject' }];
  const sample = { query: { filter: { kind: 'app' } } };

  expect(request({ parameters, 'x-sample': sample }).query).toEqual([['filter[kind]', 'app']]);
});

test('of several media types, the one that can be sent is shown', () => {
  const content = { 'text/csv': {}, 'application/json': { examples: { a: { value: [1] } } } };

  expect(request({ requestBody: { content } }).body).toEqual({ kind: 'json', value: [1] });
});
