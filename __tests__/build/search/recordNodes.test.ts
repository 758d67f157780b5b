import type { CreatePagesArgs, Node } from 'gatsby';
import { createRecordNodes, recordNodes } from '../../../src/build/search/recordNodes';
import { searchRecords } from '../../../src/build/search/searchRecords';

const records = searchRecords({
  path: '/docs/runs',
  title: 'Runs',
  summary: 'How runs work.',
  group: 'Docs',
  trail: ['Docs'],
  language: 'en',
  tag: 'docs-default-current',
  rank: 10,
  sections: [],
});

/** A store of nodes like Gatsby's, in which a node is there only after a while. */
function store(before: readonly string[] = []) {
  const nodes = new Map(
    before.map((id) => [id, { id, internal: { contentDigest: 'old' } } as Node]),
  );
  const made: string[] = [];
  const gatsby = {
    createNodeId: (text: string) => `id of ${text}`,
    getNodesByType: (type: string) => (type === 'SearchRecord' ? [...nodes.values()] : []),
    actions: {
      createNode: async (node: Node) => {
        await Promise.resolve();
        nodes.set(node.id, node);
        made.push(node.id);
      },
      deleteNode: ({ id }: Node) => void nodes.delete(id),
    },
  } as unknown as CreatePagesArgs;
  return { nodes, made, gatsby };
}

test('every record is a node, whose digest is that of the record', async () => {
  const { nodes, gatsby } = store();
  await createRecordNodes(records, gatsby);

  const { digest, ...record } = records[0]!;
  expect([...nodes.values()]).toEqual([
    {
      ...record,
      id: 'id of SearchRecord /docs/runs#~0',
      parent: null,
      children: [],
      internal: { type: 'SearchRecord', contentDigest: digest },
    },
  ]);
});

test('each of many records has its node, in their order', async () => {
  const many = Array.from({ length: 450 }, (_, index) => ({
    ...records[0]!,
    objectID: `/docs/runs#~${index}`,
  }));
  const { made, gatsby } = store();
  await createRecordNodes(many, gatsby);

  expect(made).toEqual(many.map(({ objectID }) => `id of SearchRecord ${objectID}`));
});

test('records of an earlier run that are gone have no node any more', async () => {
  const { nodes, gatsby } = store(['id of SearchRecord /docs/gone#~0']);
  await createRecordNodes(records, gatsby);

  expect([...nodes.keys()]).toEqual(['id of SearchRecord /docs/runs#~0']);
});

test('a record that is the same as before is left as it is, another one takes its place', async () => {
  const { nodes, made, gatsby } = store(['id of SearchRecord /docs/runs#~0']);
  await createRecordNodes(records, gatsby);
  await createRecordNodes(records, gatsby);

  expect(made).toEqual(['id of SearchRecord /docs/runs#~0']);
  expect([...nodes.values()][0]?.internal.contentDigest).toBe(records[0]!.digest);
});

test('both modes read the nodes through one query', async () => {
  const nodes = [{ objectID: '/docs/runs#~0' }];
  const graphql = jest.fn().mockResolvedValue({ data: { allSearchRecord: { nodes } } });

  expect(await recordNodes(graphql)).toEqual(nodes);
});

test('a query that fails is told', async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ['no such type'] });

  await expect(recordNodes(graphql)).rejects.toThrow(
    'The query for the search records failed: ["no such type"]. Correct the query, or the types in src/build/createSchemaCustomization.ts.',
  );
});
