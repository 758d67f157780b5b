import { resultsBy } from './resultsBy';
import type { SearchResult } from './searchResult';

/** A result in its place in the list. */
export interface PlacedResult extends SearchResult {
  /** Place among all results as they are shown, from 0. */
  readonly place: number;
  /** A section below its page. */
  readonly child: boolean;
}

/** Results of one category. */
export interface ResultGroup {
  readonly key: string;
  readonly label: string;
  readonly results: readonly PlacedResult[];
}

/**
 * Results by category and then by page, in the order of the best of each. Each batch is grouped for itself and put after
 * the ones before it, so that nothing moves under the reader when more results come.
 */
export function groupResults(results: readonly SearchResult[], batch: number): ResultGroup[] {
  const groups: { key: string; label: string; results: PlacedResult[] }[] = [];
  let place = 0;
  for (let start = 0; start < results.length; start += batch) {
    const inBatch = results.slice(start, start + batch);
    for (const [label, ofGroup] of resultsBy(inBatch, ({ group }) => group)) {
      if (groups.at(-1)?.label !== label)
        groups.push({ key: `${start} ${label}`, label, results: [] });
      for (const ofPage of resultsBy(ofGroup, ({ page }) => page).values()) {
        const placed = pageFirst(ofPage).map((result) => ({ ...result, place: place++ }));
        groups.at(-1)!.results.push(...placed);
      }
    }
  }
  return groups;
}

/** The page before its sections, if it was found itself. */
function pageFirst(results: readonly SearchResult[]) {
  const page = results.find(({ isPage }) => isPage);
  const others = results.filter((result) => result !== page);
  return [
    ...(page ? [{ ...page, child: false }] : []),
    ...others.map((result) => ({ ...result, child: page !== undefined })),
  ];
}
