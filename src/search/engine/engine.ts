import type { SearchRecord } from '../../model/searchRecord';
import { parseQuery, type Query } from './query';
import { ranked } from './ranking';
import { createIndex } from './searchIndex';
import { stagedMatches } from './stages';

/** A record that answers to a query, and the terms by which it does. */
export interface Found {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
}

export interface SearchEngine {
  readonly records: readonly SearchRecord[];
  /** What answers to a query among the accepted records, best first. */
  search(
    typed: string,
    accepts?: (record: SearchRecord) => boolean,
  ): { readonly query: Query; readonly found: readonly Found[] };
}

/** An engine over the records, which works in a worker and on Node alike. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const index = createIndex(records);
  return {
    records,
    search(typed, accepts) {
      const query = parseQuery(typed);
      const acceptsId = accepts ? (id: number) => accepts(records[id]!) : () => true;
      const matches = stagedMatches(query, index, acceptsId, (some, fit) =>
        ranked(some, fit, query, records, index.vocabulary),
      );
      return {
        query,
        found: matches.map(({ id, terms }) => ({ record: records[id]!, terms })),
      };
    },
  };
}
