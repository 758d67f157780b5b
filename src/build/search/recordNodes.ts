import type { CreatePagesArgs } from 'gatsby';
import { dataOf } from '../sections/section';
import {
  SEARCH_RECORDS_QUERY,
  type SearchRecordNode,
  type SearchRecordsResult,
} from './recordsQuery';
import type { DigestedRecord } from './searchRecords';

const TYPE = 'SearchRecord';

type Gatsby = Pick<CreatePagesArgs, 'createNodeId' | 'getNodesByType'> & {
  readonly actions: Pick<CreatePagesArgs['actions'], 'createNode' | 'deleteNode'>;
};

/** Makes a node of every record, and removes those of an earlier run that have no record any more. */
export async function createRecordNodes(
  records: readonly DigestedRecord[],
  { createNodeId, getNodesByType, actions }: Gatsby,
): Promise<void> {
  const nodes = records.map(({ digest, ...record }) => ({
    ...record,
    id: createNodeId(`${TYPE} ${record.objectID}`),
    parent: null,
    children: [],
    internal: { type: TYPE, contentDigest: digest },
  }));
  const ids = new Set(nodes.map(({ id }) => id));
  getNodesByType(TYPE)
    .filter(({ id }) => !ids.has(id))
    .forEach((node) => actions.deleteNode(node));
  // Their types do not say so, but what makes nodes is to be waited for.
  for (const node of nodes) await (actions.createNode(node) as unknown as Promise<void>);
}

/** All records as GraphQL has them, from which both modes of the search are made. */
export async function recordNodes(
  graphql: CreatePagesArgs['graphql'],
): Promise<readonly SearchRecordNode[]> {
  type Data = NonNullable<SearchRecordsResult['data']>;
  const result = await graphql<Data>(SEARCH_RECORDS_QUERY);
  return dataOf('the search records', result).allSearchRecord.nodes;
}
