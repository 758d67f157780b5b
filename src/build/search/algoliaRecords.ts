import type { DigestedRecord, SearchRecordsResult } from './recordsQuery';

/**
 * The records to push. Throws when there are fewer than `least`, since the plugin deletes from the index what is not here;
 * when two have the same id, since one of them would be lost; and when one has no digest, since it would never change.
 */
export function algoliaRecords({ data }: SearchRecordsResult, least: number): DigestedRecord[] {
  const records = [...(data?.allSearchRecord.nodes ?? [])];
  if (records.length < least) {
    throw new Error(
      `The site has ${records.length} search records and at least ${least} are expected, so nothing was pushed. Look for content that is missing; if so few are meant, run "npm run search:publish -- --allow-fewer".`,
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
        `The search record ${objectID} has no digest, so nothing was pushed. Set internal.contentDigest where it is made.`,
      );
    }
    ids.add(objectID);
  }
  return records;
}
