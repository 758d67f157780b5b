import { contractOperations, operationsOf } from '../../../../src/build/api/contract/operations';
import { contractWith } from '../support/contract';

const contract = contractWith({
  paths: {
    '/v1/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }, { name: 'dry', in: 'query' }],
      post: { operationId: 'MakeThing', summary: 'Make a thing', tags: ['Things', 'Others'] },
      get: {
        operationId: 'GetThing',
        summary: 'Get a thing',
        description: 'Answers with **one** thing; see [MakeThing](#operation/MakeThing).\n',
        tags: ['Things'],
        parameters: [
          { name: 'size', in: 'query' },
          { name: 'dry', in: 'query', required: true },
          { name: 'id', in: 'query' },
        ],
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
    ['MakeThing post /v1/things/{id}', ['id', 'dry']],
    ['GetThing get /v1/things/{id}', ['id', 'size', 'dry', 'id']],
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
    names: ['id', 'size', 'dry'],
  });
});

test('a parameter of an operation takes the place of the one of its path that has the same name and place', () => {
  const { parameters } = contractOperations(contract)[1]!;

  expect(parameters).toEqual([
    { name: 'id', in: 'path' },
    { name: 'size', in: 'query' },
    { name: 'dry', in: 'query', required: true },
    { name: 'id', in: 'query' },
  ]);
});
