import { apiField } from '../../../../src/build/api/console/apiField';
import type { JsonObject } from '../../../../src/model/api/apiContract';
import { contractWith } from '../support/contract';

const contract = contractWith({
  components: {
    schemas: {
      Size: {
        description: 'A size.',
        type: 'integer',
        minimum: 1,
        maximum: 9,
        'x-error': 'TooBig',
      },
      Tree: {
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
      Node: {
        oneOf: [
          { title: 'Leaf', properties: { size: { type: 'string' } } },
          { $ref: '#/components/schemas/Branch' },
        ],
      },
      Branch: {
        title: 'Branch',
        properties: {
          of: { $ref: '#/components/schemas/Node' },
          next: { $ref: '#/components/schemas/Branch' },
        },
      },
      Whole: { description: 'All of it.', not: { required: ['a', 'b'] } },
    },
  },
});
const field = (schema: JsonObject) => apiField(contract, schema);

test.each<[string, JsonObject, object]>([
  ['a text', { type: 'string', format: 'email' }, { kind: 'text', format: 'email' }],
  [
    'a multi-line text',
    { type: 'string', description: 'A key in PEM form.' },
    { kind: 'text', hint: 'A key in PEM form.', lines: true },
  ],
  ['a secret', { type: 'string', writeOnly: true }, { kind: 'text', secret: true }],
  [
    'a nullable text',
    { type: ['string', 'null'], description: 'See [here](#x).' },
    { kind: 'text', nullable: true, hint: 'See here.' },
  ],
  ['true or false', { type: 'boolean', default: false }, { kind: 'switch', initial: false }],
  ['a number', { type: 'number', exclusiveMinimum: 0 }, { kind: 'number', above: 0 }],
  [
    'a reference with siblings',
    { $ref: '#/components/schemas/Size', description: 'Its size.', default: 3 },
    {
      kind: 'number',
      whole: true,
      hint: 'Its size.',
      initial: 3,
      minimum: 1,
      maximum: 9,
      refusal: { keyword: 'maximum', error: 'TooBig' },
    },
  ],
  [
    'a text with an error of its own',
    { type: 'string', pattern: '^a', minLength: 1, 'x-error': 'NotA' },
    { kind: 'text', refusal: { keyword: 'pattern', error: 'NotA' } },
  ],
  [
    'a choice with meanings',
    { type: 'string', enum: ['UP', 'DOWN'], 'x-enumDescriptions': { UP: '**Rising**' } },
    { kind: 'choice', choices: [{ value: 'UP', meaning: 'Rising' }, { value: 'DOWN' }] },
  ],
  [
    'a nullable choice',
    { type: ['string', 'null'], enum: ['UP', null] },
    { kind: 'choice', nullable: true, choices: [{ value: 'UP' }] },
  ],
  ['an enum of numbers', { type: 'integer', enum: [1, 2] }, { kind: 'number', whole: true }],
  ['an enum of mixed types', { enum: ['all', 5] }, { kind: 'json' }],
  ['an enum of only null', { enum: [null] }, { kind: 'json' }],
  [
    'a list',
    { type: 'array', maxItems: 7, items: { type: 'boolean' } },
    { kind: 'list', most: 7, entry: { kind: 'switch' } },
  ],
  ['an object with any fields', { type: 'object', additionalProperties: {} }, { kind: 'json' }],
  [
    'an object with rules',
    {
      type: 'object',
      deprecated: true,
      required: ['a'],
      properties: { a: { type: 'string' }, b: {} },
      allOf: [
        { $ref: '#/components/schemas/Whole' },
        { description: 'No b.', 'x-status': 422, 'x-error': 'WithB', not: {} },
      ],
    },
    {
      kind: 'object',
      deprecated: true,
      fields: [
        { name: 'a', required: true, field: { kind: 'text' } },
        { name: 'b', field: { kind: 'json' } },
      ],
      rules: [
        { sentence: 'All of it.', fields: ['a', 'b'], status: 400 },
        { sentence: 'No b.', fields: [], status: 422, error: 'WithB' },
      ],
    },
  ],
  [
    'alternatives',
    { oneOf: [{ title: 'sql', type: 'object', properties: { sql: { type: 'string' } } }] },
    {
      kind: 'alternatives',
      options: [
        {
          title: 'sql',
          field: { kind: 'object', fields: [{ name: 'sql', field: { kind: 'text' } }], rules: [] },
        },
      ],
    },
  ],
])('%s becomes the matching form field', (_what, schema, expected) => {
  expect(field(schema)).toEqual(expected);
});

test('alternatives without titles are numbered', () => {
  const one = { properties: { sql: { type: 'string' } } };

  expect(field({ oneOf: [one, one] })).toMatchObject({
    options: [{ title: 'Alternative 1' }, { title: 'Alternative 2' }],
  });
});

test('alternatives that are not all objects are entered as JSON', () => {
  expect(field({ oneOf: [{ type: 'string' }, { properties: {} }] })).toEqual({ kind: 'json' });
});

test('a component within itself is entered as JSON', () => {
  expect(field({ $ref: '#/components/schemas/Tree' })).toMatchObject({
    kind: 'object',
    fields: [{ name: 'children', field: { kind: 'list', entry: { kind: 'json' } } }],
  });
});

test('a component within its own alternative is entered as JSON, too', () => {
  expect(field({ $ref: '#/components/schemas/Node' })).toMatchObject({
    options: [
      { title: 'Leaf' },
      {
        field: {
          fields: [
            { name: 'of', field: { kind: 'json' } },
            { name: 'next', field: { kind: 'json' } },
          ],
        },
      },
    ],
  });
});
