import type { CreatePagesArgs } from 'gatsby';
import { dataOf } from '../sections/section';
import {
  SEARCH_RECORDS_QUERY,
  type SearchRecordNode,
  type SearchRecordsResult,
} from './recordsQuery';
import type { DigestedRecord } from './searchRecords';

/** The type that search records have among the nodes of GraphQL. */
export const RECORD_TYPE = 'SearchRecord';

/** Nodes that are made at a time: each waits for plugins that have nothing to do with it, and takes memory meanwhile. */
const SIDE_BY_SIDE = 200;

type Gatsby = Pick<CreatePagesArgs, 'createNodeId' | 'getNodesByType'> & {
  readonly actions: Pick<CreatePagesArgs['actions'], 'createNode' | 'deleteNode'>;
};

/** Makes a node of every record that is new or changed, and removes nodes of an earlier run whose record is gone. */
export async function createRecordNodes(
  records: readonly DigestedRecord[],
  { createNodeId, getNodesByType, actions }: Gatsby,
): Promise<void> {
  const nodes = records.map(({ digest, ...record }) => ({
    ...record,
    id: createNodeId(`${RECORD_TYPE} ${record.objectID}`),
    parent: null,
    children: [],
    internal: { type: RECORD_TYPE, contentDigest: digest },
  }));
  const ids = new Set(nodes.map(({ id }) => id));
  const earlier = new Map<string, string>();
  for (const node of getNodesByType(RECORD_TYPE)) {
    if (ids.has(node.id)) earlier.set(node.id, node.internal.contentDigest);
    else actions.deleteNode(node);
  }
  const changed = nodes.filter(({ id, internal }) => earlier.get(id) !== internal.contentDigest);
  for (let start = 0; start < changed.length; start += SIDE_BY_SIDE) {
    const some = changed.slice(start, start + SIDE_BY_SIDE);
    // Its types do not say so, but `createNode` returns a promise.
    const made = some.map((node) => actions.createNode(node) as unknown as Promise<void>);
    await Promise.all(made);
  }
}

/** All records as GraphQL has them, from which both modes of the search are made. */
export async function recordNodes(
  graphql: CreatePagesArgs['graphql'],
): Promise<readonly SearchRecordNode[]> {
  type Data = NonNullable<SearchRecordsResult['data']>;
  const result = await graphql<Data>(SEARCH_RECORDS_QUERY);
  return dataOf('the search records', result).allSearchRecord.nodes;
}
