import {
  followed,
  isObject,
  listOf,
  objectOf,
  pointed,
  resolvedSchema,
  textOf,
} from '../../../../src/build/api/contract/json';

const document = {
  components: { schemas: { Id: { type: 'string' }, Other: { $ref: '#/components/schemas/Id' } } },
  paths: { '/v1/things': { get: 'here' } },
};

test.each([
  ['#/components/schemas/Id', { type: 'string' }],
  ['#/paths/~1v1~1things/get', 'here'],
  ['#/components/schemas/Nothing', undefined],
  ['#/paths/none/below', undefined],
])('%s leads to %j', (reference, value) => {
  expect(pointed(document, reference)).toEqual(value);
});

test('references are followed to the end, unless they have siblings', () => {
  const beside = { $ref: '#/components/schemas/Id', description: 'Mine.' };

  expect(followed(document, { $ref: '#/components/schemas/Other' })).toEqual({ type: 'string' });
  expect(followed(document, beside)).toBe(beside);
  expect(followed(document, 'text')).toBe('text');
});

test('a schema inherits from the one it refers to, can override it, and can require more', () => {
  const schemas = {
    Thing: { type: 'object', description: 'A thing.', required: ['id'] },
    Box: { $ref: '#/components/schemas/Thing', required: ['size'] },
  };
  const box = { $ref: '#/components/schemas/Box', description: 'Mine.' };

  expect(resolvedSchema({ components: { schemas } }, box)).toEqual({
    type: 'object',
    description: 'Mine.',
    required: ['id', 'size'],
  });
  expect(resolvedSchema(document, { $ref: '#/components/schemas/Other' })).toEqual({
    type: 'string',
  });
  expect(resolvedSchema(document, undefined)).toEqual({});
});

test('a value of another type counts as empty', () => {
  expect([objectOf([1]), objectOf(null), objectOf({ a: 1 })]).toEqual([{}, {}, { a: 1 }]);
  expect([listOf({ a: 1 }), listOf(undefined), listOf([1])]).toEqual([[], [], [1]]);
  expect([textOf(1), textOf(null), textOf('one')]).toEqual(['', '', 'one']);
  expect([isObject([]), isObject(null), isObject({})]).toEqual([false, false, true]);
});
