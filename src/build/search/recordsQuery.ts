import type { SearchRecord } from '../../model/searchRecord';

/** A record as the build makes it; the digest, which changes with anything in it, tells whether the hosted service has it. */
export type DigestedRecord = SearchRecord & {
  readonly internal: { readonly contentDigest: string };
};

/** What GraphQL answers to `SEARCH_RECORDS_QUERY`; it has no data when the query failed. */
export interface SearchRecordsResult {
  readonly data?: { readonly allSearchRecord: { readonly nodes: readonly DigestedRecord[] } };
}

/** Every field of every record; what is not asked for here, the hosted service does not get. */
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
