import type { SearchRecord } from '../../model/search/searchRecord';

/** A record with a digest of its content, which shows whether the hosted service is up to date. */
export type DigestedRecord = SearchRecord & {
  readonly internal: { readonly contentDigest: string };
};

/** The result of `SEARCH_RECORDS_QUERY`; without data if the query failed. */
export interface SearchRecordsResult {
  readonly data?: { readonly allSearchRecord: { readonly nodes: readonly DigestedRecord[] } };
}

/** Queries every field of every record; the hosted service gets only the fields listed here. */
export const SEARCH_RECORDS_QUERY = `
  query SearchRecords {
    allSearchRecord {
      nodes {
        objectID
        url
        url_without_anchor
        anchor
        type
        hierarchy {
          lvl0
          lvl1
          lvl2
          lvl3
          lvl4
          lvl5
          lvl6
        }
        trail
        keywords
        content
        language
        docusaurus_tag
        weight {
          pageRank
          level
          position
        }
        internal {
          contentDigest
        }
      }
    }
  }
`;
