import type { DigestedRecord, SearchRecordsResult } from './recordsQuery';

let known: readonly DigestedRecord[] = [];

/** Notes the records of this run, which GraphQL answers from now on. */
export function keepRecords(records: readonly DigestedRecord[]): void {
  known = records;
}

/**
 * The field of GraphQL that lists the records. They are no nodes: a site has many times more of them than pages, and all
 * plugins would be told of each, and Gatsby would store it and look for it in the next build.
 */
export const allSearchRecord = {
  type: 'SearchRecords!',
  resolve: (): NonNullable<SearchRecordsResult['data']>['allSearchRecord'] => ({ nodes: known }),
};
