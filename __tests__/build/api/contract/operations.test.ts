import { contractOperations, operationsOf } from '../../../../src/build/api/contract/operations';
import { contractWith } from '../support/contract';

const contract = contractWith({
  paths: {
    '/v1/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      post: { operationId: 'MakeThing', summary: 'Make a thing', tags: ['Things', 'Others'] },
      get: {
        operationId: 'GetThing',
        summary: 'Get a thing',
        description: 'Answers with **one** thing; see [MakeThing](#operation/MakeThing).\n',
        tags: ['Things'],
        parameters: [{ name: 'size', in: 'query' }],
      },
    },
  },
  components: { parameters: { Id: { name: 'id', in: 'path' } } },
});

test('operations keep the order of the contract and include the parameters of their path', () => {
  const found = contractOperations(contract).map(({ id, method, path, parameters }) => [
    `${id} ${method} ${path}`,
    parameters.map(({ name }) => name),
  ]);

  expect(found).toEqual([
    ['MakeThing post /v1/things/{id}', ['id']],
    ['GetThing get /v1/things/{id}', ['id', 'size']],
  ]);
});

test('an operation has a plain-text description and an anchor in the reference', () => {
  expect(operationsOf(contract)[1]).toEqual({
    operationId: 'GetThing',
    method: 'get',
    path: '/v1/things/{id}',
    summary: 'Get a thing',
    tag: 'Things',
    anchor: 'operation/GetThing',
    description: 'Answers with one thing; see MakeThing.',
    names: ['id', 'size'],
  });
});
