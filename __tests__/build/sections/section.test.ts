import { changelog } from '../../../src/build/sections/changelog';
import { docs } from '../../../src/build/sections/docs';
import { dataOf, type Section } from '../../../src/build/sections/section';
import { tutorials } from '../../../src/build/sections/tutorials';

test('the data of a query comes back', () => {
  expect(dataOf('docs', { data: { a: 1 } })).toEqual({ a: 1 });
});

test.each([
  [{ errors: [{ message: 'Cannot query field "a"' }] }],
  [{ data: { a: 1 }, errors: [{ message: 'Cannot query field "a"' }] }],
])('a query that failed is named, with the reason', (result) => {
  expect(() => dataOf('docs', result)).toThrow(
    'The query for docs failed: [{"message":"Cannot query field \\"a\\""}]. If this names a file of the content, correct that file; else the query, or the types in src/build/createSchemaCustomization.ts.',
  );
});

test.each([
  ['docs', docs, 'the sidebars'],
  ['tutorials', tutorials, 'the sidebars'],
  ['changelog', changelog, 'the changelog'],
])('the section %s says when its query fails', async (_, section, query) => {
  const graphql = (() => Promise.resolve({ errors: ['broken'] })) as unknown;

  await expect(section.plan(graphql as Parameters<Section['plan']>[0])).rejects.toThrow(
    `The query for ${query} failed: ["broken"]. If this names a file of the content, correct that file; else the query, or the types in src/build/createSchemaCustomization.ts.`,
  );
});
