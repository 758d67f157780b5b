import type { SearchRecord } from '../../model/searchRecord';
import { parseQuery, type Query, type QueryPart } from './query';
import { ranked } from './ranking';
import { passagesFor, type Passage, type Worth } from './passages';
import { unitOf } from './readings';
import { createIndex, type SearchIndex } from './searchIndex';
import { stagedMatches } from './stages';

/** A record that answers to a query, and the terms by which it does. */
export interface Found {
  readonly record: SearchRecord;
  readonly terms: readonly string[];
  /** Whether it holds all of the words, be they mistyped. */
  readonly whole: boolean;
}

/** What answers to a query, best first. */
export interface Answered {
  readonly query: Query;
  readonly found: readonly Found[];
  /** Words of the query that no record holds. */
  readonly missing: readonly string[];
}

export interface SearchEngine {
  /** Looks for what was typed among the accepted records. */
  search(typed: string, accepts?: (record: SearchRecord) => boolean): Answered;
  /** Sentences of what was found that may answer a query which has no good hit. */
  passages(answered: Answered): readonly Passage[];
}

/** An engine over the records, which works in a worker and on Node alike. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const index = createIndex(records);
  return {
    search(typed, accepts) {
      const query = parseQuery(typed);
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

/** The parts of a query that few records hold tell most; what none holds was not found. Most queries never need it. */
function rarity(index: SearchIndex): Worth {
  const manner = { typos: () => 0, titlesOnly: false, accepts: () => true };
  const worthOf = (part: QueryPart) => {
    const units = [unitOf({ ...part, open: false }, index.vocabulary)];
    const count = index.find({ units, weight: 1 }, manner).length;
    return Math.log(1 + index.pages.length / (1 + count));
  };
  const worths = new Map<QueryPart, number>();
  return (part) => {
    const worth = worths.get(part) ?? worthOf(part);
    worths.set(part, worth);
    return worth;
  };
}
