import { resultsBy } from './resultsBy';
import type { SearchResult } from './searchResult';

/** A result with its position in the list. */
export interface PlacedResult extends SearchResult {
  /** Zero-based position among all results, as shown. */
  readonly place: number;
  /** Whether it is a section shown below its page. */
  readonly child: boolean;
}

/** Results of one category. */
export interface ResultGroup {
  readonly key: string;
  readonly label: string;
  readonly results: readonly PlacedResult[];
}

/**
 * Groups results by category and then by page, ordered by the best result of each. Each batch is grouped separately and
 * appended, so that nothing moves under the reader when more results arrive.
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

/** Moves the page, if it matched itself, before its sections. */
function pageFirst(results: readonly SearchResult[]) {
  const page = results.find(({ isPage }) => isPage);
  const others = results.filter((result) => result !== page);
  return [
    ...(page ? [{ ...page, child: false }] : []),
    ...others.map((result) => ({ ...result, child: page !== undefined })),
  ];
}
