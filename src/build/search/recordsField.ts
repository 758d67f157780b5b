import type { DigestedRecord, SearchRecordsResult } from './recordsQuery';

let known: readonly DigestedRecord[] = [];

/** Sets the records that GraphQL returns for the rest of this run. */
export function keepRecords(records: readonly DigestedRecord[]): void {
  known = records;
}

/**
 * The GraphQL field that lists the records. They are not nodes: a site has many more records than pages, and Gatsby would pass
 * each to every plugin, store it and look for it in the next build.
 */
export const allSearchRecord = {
  type: 'SearchRecords!',
  resolve: (): NonNullable<SearchRecordsResult['data']>['allSearchRecord'] => ({ nodes: known }),
};
