import type { Match, SearchIndex } from './searchIndex';

/** How well the page of a match fits the whole query, from 0 to 1. */
export type PageFit = (match: Match) => number;

/**
 * Scores each page as a whole, since what a reader asks for is often spread over several sections of one page. A page
 * fits better the more of the words it contains, and the more prominently. `byWord` has the matches of each word.
 */
export function pageFit(
  byWord: readonly (readonly Match[])[],
  pages: SearchIndex['pages'],
): PageFit {
  const sums = new Map<string, { score: number; count: number }>();
  for (const matches of byWord) {
    const best = new Map<string, number>();
    for (const { id, score } of matches) {
      const page = pages[id]!;
      best.set(page, Math.max(best.get(page) ?? 0, score));
    }
    for (const [page, score] of best) {
      const sum = sums.get(page) ?? { score: 0, count: 0 };
      sums.set(page, { score: sum.score + score, count: sum.count + 1 });
    }
  }
  const fits = new Map(
    [...sums].map(([page, { score, count }]) => [page, score * (count / byWord.length) ** 2]),
  );
  const most = Math.max(...fits.values());
  return ({ id }) => (fits.get(pages[id]!) ?? 0) / most;
}
