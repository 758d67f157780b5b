import type { ApiRequest, Json } from '../../../src/model/api/apiContract';
import { apiRequest, type CallShape } from '../../../src/model/api/apiRequest';

const shape = (changes: Partial<CallShape> = {}): CallShape => ({
  method: 'post',
  url: 'https://api.example/v1/{a}/of/{b}',
  files: {},
  answers: true,
  ...changes,
});

test('path parameters without a value stay in braces', () => {
  expect(apiRequest(shape(), { path: { a: 'x/y' } }).url).toBe(
    'https://api.example/v1/x%2Fy/of/{b}',
  );
});

test('there is no body unless one is given and the operation accepts one', () => {
  expect(apiRequest(shape({ body: 'json' }), {})).not.toHaveProperty('body');
  expect(apiRequest(shape(), { body: {} })).not.toHaveProperty('body');
  expect(apiRequest(shape({ body: 'json' }), { body: {} }).body).toEqual({
    kind: 'json',
    value: {},
  });
});

test('in a form, a file is sent with its media type and everything else as text', () => {
  const files = { file: 'application/zip' };
  const body = { file: 'models.zip', dryRun: true };

  expect(apiRequest(shape({ body: 'form', files }), { body }).body).toEqual({
    kind: 'form',
    fields: [
      { name: 'file', file: 'models.zip', type: 'application/zip' },
      { name: 'dryRun', text: 'true' },
    ],
  });
});

test.each<[string, Json, NonNullable<CallShape['query']>[string] | undefined, ApiRequest['query']]>(
  [
    ['a list has an entry for each value', ['a', 1], undefined, [['at', ['a', 1]]]],
    ['a list is joined', ['a', 1], ',', [['at', 'a,1']]],
    [
      'an object has an entry for each key',
      { a: 1, b: true },
      undefined,
      [
        ['a', 1],
        ['b', true],
      ],
    ],
    ['an object has deep keys', { a: { b: [1] } }, 'deepObject', [['at[a][b]', [1]]]],
    ['an object is joined', { a: 1, b: 2 }, '|', [['at', 'a|1|b|2']]],
    ['a value is sent as JSON', { a: [1] }, 'json', [['at', '{"a":[1]}']]],
    ['null is sent as a word', null, undefined, [['at', 'null']]],
  ],
)('in a query, %s', (_, at, form, query) => {
  const call = shape(form && { query: { at: form } });

  expect(apiRequest(call, { query: { at } }).query).toEqual(query);
});
