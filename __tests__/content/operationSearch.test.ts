import { createEngine } from '../../src/search/engine/engine';
import { createSearchClient } from '../../src/search/engine/worker/searchClient';
import { contentRecords, operations } from '../search/engine/contentRecords';
import { localBackend } from '../support/localBackend';

const client = createSearchClient(localBackend(createEngine(contentRecords)));

/** The addresses that a query finds, best first. */
async function found(query: string): Promise<string[]> {
  const params = { query, hitsPerPage: 20 };
  const { results } = await client.search([{ indexName: 'learn', params }]);
  return results[0]?.hits.map(({ url }) => url ?? '') ?? [];
}

const addressOf = ({ anchor }: { readonly anchor: string }) => `/docs/api/api-reference#${anchor}`;

test('there are operations to find', () => {
  expect(operations).toHaveLength(29);
});

test.each(operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one] as const))(
  '%s is the first result for this line',
  async (line, operation) => {
    expect((await found(line))[0]).toBe(addressOf(operation));
  },
);

test.each(operations.map((one) => [one.summary, one] as const))(
  '“%s” is among the first results for its name and the word API',
  async (name, operation) => {
    expect((await found(`${name} api`)).slice(0, 5)).toContain(addressOf(operation));
  },
);

test.each([
  ['statusFilter', 'GetProjectRuns'],
  ['includeSuccessScreenshot', 'RunProject'],
  ['flag-config-override', 'RunProject'],
  ['elapsedTime', 'GetRunStatus'],
  ['lastPublishedAt', 'GetProject'],
])('the field %s finds an operation that has it', async (name, operation) => {
  const first = (await found(name)).slice(0, 3);

  expect(first).toContain(`/docs/api/api-reference#operation/${operation}`);
});
