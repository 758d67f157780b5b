import { wordsOf } from './words';

/** A piece of a text, by its ends. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** What the records have between the cells of a table. */
export const CELL_END = ' · ';

const MOST_SENTENCES = 4;
const MOST_WORDS = 55;
// Fewer words are the cell of a table, or a label.
const LEAST_WORDS = 8;

/** The sentences of a text, and the cells of its tables. */
export function sentences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?])\s+| · |$/g)) {
    if (index > start) pieces.push({ start, end: index });
    start = index + gap.length;
  }
  return pieces;
}

/** Every row of up to four sentences that is short enough to be read at a glance; a longer sentence stands alone. */
export function windows(text: string): Piece[] {
  const all = sentences(text);
  const words = all.map(({ start, end }) => wordsOf(text.slice(start, end)).length);
  return all.flatMap(({ start }, first) => {
    const rows: Piece[] = [];
    let sum = 0;
    for (let last = first; last < all.length && last < first + MOST_SENTENCES; last += 1) {
      sum += words[last]!;
      if (last > first && sum > MOST_WORDS) break;
      if (sum >= LEAST_WORDS) rows.push({ start, end: all[last]!.end });
    }
    return rows;
  });
}
