import { wordsOf } from '../words/words';

/** A range of a text. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** The separator between table cells in the records. */
export const CELL_END = ' · ';

const MOST_SENTENCES = 4;
const MOST_WORDS = 55;
// Anything shorter is a table cell or a label.
const LEAST_WORDS = 8;

/** Splits a text into sentences and table cells. */
function sentences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?])\s+| · |$/g)) {
    if (index > start) pieces.push({ start, end: index });
    start = index + gap.length;
  }
  return pieces;
}

/** Every run of up to four sentences that is short enough to read at a glance; a longer sentence is a run of its own. */
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
