import { changelog } from '../../../src/build/sections/changelog';
import { docs } from '../../../src/build/sections/docs';
import { ownSidebars } from '../../../src/build/sections/ownSidebars';
import { dataOf, type Section } from '../../../src/build/sections/section';

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

test.each([
  ['docs', docs, 'the sidebars'],
  ['tutorials', ownSidebars[0]!, 'the sidebars'],
  ['changelog', changelog, 'the changelog'],
])('the section %s reports a failed query', async (_, section, query) => {
  const graphql = (() => Promise.resolve({ errors: ['broken'] })) as unknown;

  await expect(section.plan(graphql as Parameters<Section['plan']>[0])).rejects.toThrow(
    `The query for ${query} failed: ["broken"]. If this names a content file, correct that file; otherwise correct the query or the types in src/build/createSchemaCustomization.ts.`,
  );
});
