import type { DigestedRecord, SearchRecordsResult } from './recordsQuery';

/**
 * The records to push. Throws if there are fewer than `least`, since the plugin deletes all other records from the index; if
 * two have the same id, since one would be lost; or if one has no digest, since changes to it would never be pushed.
 */
export function algoliaRecords({ data }: SearchRecordsResult, least: number): DigestedRecord[] {
  const records = [...(data?.allSearchRecord.nodes ?? [])];
  if (records.length < least) {
    throw new Error(
      `The site has ${records.length} search records, but at least ${least} are expected, so nothing was pushed. Look for missing content; if so few are intended, run "npm run search:publish -- --allow-fewer".`,
    );
  }
  const ids = new Set<string>();
  for (const { objectID, internal } of records) {
    if (ids.has(objectID)) {
      throw new Error(
        `Two search records have the id ${objectID}, so nothing was pushed. Give the two headings or pages different addresses.`,
      );
    }
    if (!internal?.contentDigest) {
      throw new Error(
        `The search record ${objectID} has no digest, so nothing was pushed. Set internal.contentDigest where the record is made.`,
      );
    }
    ids.add(objectID);
  }
  return records;
}
