import { learnPages } from '../../src/build/learnPages';

const answering = (answer: object) =>
  (() => Promise.resolve(answer)) as unknown as Parameters<typeof learnPages>[0];

test('every page made from content is returned', async () => {
  const nodes = [{ path: '/docs/roles' }, { path: '/changelog/2025-10-29' }];

  expect(await learnPages(answering({ data: { allLearnPage: { nodes } } }))).toEqual(nodes);
});

test('a failed query is named in the error', async () => {
  await expect(learnPages(answering({ errors: ['broken'] }))).rejects.toThrow(
    'The query for all pages failed: ["broken"]. If this names a content file, correct that file; otherwise correct the query or the types in src/build/createSchemaCustomization.ts.',
  );
});
