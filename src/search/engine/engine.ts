import type { SearchRecord } from '../../model/search/searchRecord';
import { parseQuery, type Query, type QueryPart } from './query/query';
import { ranked } from './ranking/ranking';
import { passagesFor, type Passage, type Worth } from './answer/passages';
import { unitOf } from './query/readings';
import { createIndex, type SearchIndex } from './ranking/searchIndex';
import { stagedMatches } from './ranking/stagedMatches';

/** A record that matches a query, and the terms it matched by. */
export interface Found {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
  /** Whether it matches all words of the query, typing errors included. */
  readonly whole: boolean;
}

/** A parsed query and its matches, best first. */
export interface Answered {
  readonly query: Query;
  readonly found: readonly Found[];
  /** Words of the query that no record contains. */
  readonly missing: readonly string[];
}

export interface SearchEngine {
  /** Searches the accepted records for what was typed. */
  search(typed: string, accepts?: (record: SearchRecord) => boolean): Answered;
  /** Sentences from the matches that may answer a query without a good hit. */
  passages(answered: Answered): readonly Passage[];
}

/** Creates an engine over the records; runs in a worker and in Node. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const index = createIndex(records);
  return {
    search(typed, accepts) {
      const query = parseQuery(typed, (word) => index.vocabulary.family(word).length > 0);
      const acceptsId = accepts ? (id: number) => accepts(records[id]!) : () => true;
      const { matches, missing } = stagedMatches(query, index, acceptsId, (some, fit) =>
        ranked(some, fit, query, records, index.vocabulary),
      );
      const found = matches.map(({ id, ...match }) => ({ ...match, record: records[id]! }));
      return { query, found, missing };
    },
    passages: ({ query, found }) => passagesFor(query, found, rarity(index)),
  };
}

/** Weighs parts of a query by inverse document frequency. Computed lazily, since most queries never need it. */
function rarity(index: SearchIndex): Worth {
  const options = { typos: () => 0, titlesOnly: false, accepts: () => true };
  const worthOf = (part: QueryPart) => {
    const units = [unitOf({ ...part, open: false }, index.vocabulary)];
    const count = index.find({ units, weight: 1 }, options).length;
    return Math.log(1 + index.pages.length / (1 + count));
  };
  const worths = new Map<QueryPart, number>();
  return (part) => {
    const worth = worths.get(part) ?? worthOf(part);
    worths.set(part, worth);
    return worth;
  };
}
