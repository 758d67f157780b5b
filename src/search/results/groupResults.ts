import { PASSAGES } from './passagesOf';
import { groupedBy } from '../../model/groupedBy';
import type { SearchResult } from './searchResult';

/** A result with its position in the list. */
export interface PlacedResult extends SearchResult {
  /** Zero-based position among all results, as shown. */
  readonly place: number;
  /** Whether it is a section shown below its page. */
  readonly child: boolean;
  /** Whether it is a passage, shown with its sentences. */
  readonly passage: boolean;
}

/** Results of one category, or the passages. */
export interface ResultGroup {
  readonly key: string;
  readonly label: string;
  readonly results: readonly PlacedResult[];
}

/** Passages, and whether the first of them answers the query better than the first result. */
interface Passages {
  readonly results: readonly SearchResult[];
  readonly first: boolean;
}

type Unplaced = Omit<PlacedResult, 'place'>;

// About as many as are seen without scrolling.
const BEST = 6;

/**
 * Groups results by category and then by page, ordered by the best result of each. The best results are grouped on their own:
 * otherwise weaker ones of the first category would push them down. So is each batch, so that nothing moves under the reader
 * when more results arrive. Passages come before the results or after the first category, so that the better answer is first.
 */
export function groupResults(
  results: readonly SearchResult[],
  batch: number,
  passages: Passages = { results: [], first: true },
): ResultGroup[] {
  const groups: { key: string; label: string; results: PlacedResult[] }[] = [];
  let place = 0;
  const add = (key: string, label: string, own: readonly Unplaced[]) => {
    if (groups.at(-1)?.label !== label) groups.push({ key, label, results: [] });
    groups.at(-1)!.results.push(...own.map((result) => ({ ...result, place: place++ })));
  };
  const addPassages = () => {
    if (passages.results.length > 0) add(PASSAGES, PASSAGES, passages.results.map(asPassage));
  };
  if (passages.first) addPassages();
  let end = 0;
  for (let start = 0; start < results.length; start = end) {
    end = start === 0 ? Math.min(BEST, batch) : batch * (Math.floor(start / batch) + 1);
    for (const [label, ofGroup] of groupedBy(results.slice(start, end), ({ group }) => group)) {
      const ofPages = [...groupedBy(ofGroup, ({ page }) => page).values()];
      add(`${start} ${label}`, label, ofPages.flatMap(pageFirst));
      if (groups.length === 1 && !passages.first) addPassages();
    }
  }
  return groups;
}

function asPassage(result: SearchResult): Unplaced {
  return { ...result, child: false, passage: true };
}

/** Moves the page, if it matched itself, before its sections. */
function pageFirst(results: readonly SearchResult[]): Unplaced[] {
  const page = results.find(({ isPage }) => isPage);
  const others = results.filter((result) => result !== page);
  return [
    ...(page ? [{ ...page, child: false, passage: false }] : []),
    ...others.map((result) => ({ ...result, child: page !== undefined, passage: false })),
  ];
}
