import type { Unit } from './readings';
import type { MatchOptions, Match, SearchIndex } from './searchIndex';

/** How well the page of a match fits the whole query, from 0 to 1. */
export type PageFit = (match: Match) => number;

/**
 * Scores each page as a whole, since what a reader asks for is often spread over several sections of one page. A page
 * fits better the more of the words it contains, and the more prominently.
 */
export function pageFit(
  units: readonly Unit[],
  index: SearchIndex,
  options: MatchOptions,
): PageFit {
  const sums = new Map<string, { score: number; count: number }>();
  for (const unit of units) {
    const best = new Map<string, number>();
    for (const { id, score } of index.find({ units: [unit], weight: 1 }, options)) {
      const page = index.pages[id]!;
      best.set(page, Math.max(best.get(page) ?? 0, score));
    }
    for (const [page, score] of best) {
      const sum = sums.get(page) ?? { score: 0, count: 0 };
      sums.set(page, { score: sum.score + score, count: sum.count + 1 });
    }
  }
  const fits = new Map(
    [...sums].map(([page, { score, count }]) => [page, score * (count / units.length) ** 2]),
  );
  const most = Math.max(...fits.values());
  return ({ id }) => (fits.get(index.pages[id]!) ?? 0) / most;
}
