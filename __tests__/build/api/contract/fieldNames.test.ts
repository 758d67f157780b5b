import type { JsonObject } from '../../../../src/model/api/apiContract';
import { fieldNames } from '../../../../src/build/api/contract/fieldNames';
import { contractOperations } from '../../../../src/build/api/contract/operations';
import { contractWith } from '../support/contract';

const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
const contract = contractWith({
  paths: {
    '/v1/things': {
      post: {
        operationId: 'MakeThing',
        parameters: [{ name: 'dry-run', in: 'header' }],
        requestBody: json({
          properties: {
            thingName: { type: 'string', example: { properties: { madeUp: 1 } } },
            isDraft: { type: 'boolean' },
            default: { properties: { depth: { type: 'number' } } },
          },
        }),
        responses: { 201: json({ $ref: '#/components/schemas/Thing' }) },
      },
    },
  },
  components: {
    schemas: {
      Unrelated: { properties: { other: { type: 'string' } } },
      Thing: {
        properties: {
          thingName: { type: 'string' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
          maker: { allOf: [{ properties: { userId: { type: 'string' } } }] },
        },
      },
    },
  },
});

test('an operation lists the names of its parameters and of all fields of its bodies, each once', () => {
  const [operation] = contractOperations(contract);

  expect(fieldNames(contract, operation!)).toEqual([
    'dry-run',
    'thingName',
    'isDraft',
    'default',
    'depth',
    'parts',
    'maker',
    'userId',
  ]);
});
