import { editDistance } from '../../../model/nearest';

/** Finds the spellings at most some typing errors away from a word: letters left out, added, wrong, or two exchanged. */
export function spellingsNear(
  spellings: ReadonlySet<string>,
): (word: string, most: number) => Map<string, number> {
  const known = Array.from(spellings, (spelling) => ({ spelling, letters: lettersOf(spelling) }));
  return (word, most) => {
    const letters = lettersOf(word);
    const swaps = new Set(transposed(word));
    const near = new Map<string, number>();
    for (const other of known) {
      // An error changes at most two of the letters that occur: comparing those is much faster.
      if (bits(letters ^ other.letters) > 2 * most) continue;
      if (Math.abs(word.length - other.spelling.length) > most) continue;
      const distance = swaps.has(other.spelling) ? 1 : editDistance(word, other.spelling);
      if (distance <= most) near.set(other.spelling, distance);
    }
    return near;
  };
}

/** Whether two spellings are at most one typing error apart. */
export function isTypingError(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  return editDistance(word, other) <= 1 || transposed(word).includes(other);
}

/** Which letters occur in a word, as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The variants of a word with two adjacent letters swapped, which counts as one typing error. */
function transposed(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  );
}
