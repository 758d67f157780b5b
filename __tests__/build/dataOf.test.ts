import { dataOf } from '../../src/build/dataOf';

test('the data of a query is returned', () => {
  expect(dataOf('docs', { data: { a: 1 } })).toEqual({ a: 1 });
});

test.each([
  [{ errors: [{ message: 'Cannot query field "a"' }] }],
  [{ data: { a: 1 }, errors: [{ message: 'Cannot query field "a"' }] }],
])('a failed query is named with the reason', (result) => {
  expect(() => dataOf('docs', result)).toThrow(
    'The query for docs failed: [{"message":"Cannot query field \\"a\\""}]. If this names a content file, correct that file; otherwise correct the query or the types in src/build/createSchemaCustomization.ts.',
  );
});
