/** The number of letters to insert, delete or replace to turn `a` into `b` (Levenshtein distance). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const exchange = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchange, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The choice that `word` was probably meant to be, or undefined if none is close. */
export function nearestWord(word: string, choices: readonly string[]): string | undefined {
  const limit = Math.max(Math.min(2, word.length - 1), Math.floor(word.length / 3));
  const asked = word.toLowerCase();
  return (
    choices
      .map((choice) => ({ choice, offered: choice.toLowerCase() }))
      // The difference in length is a lower bound of the distance, which is slow to compute: links are compared with
      // all pages.
      .filter(({ offered }) => Math.abs(offered.length - asked.length) <= limit)
      .map(({ choice, offered }) => ({ choice, distance: editDistance(asked, offered) }))
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance)[0]?.choice
  );
}

/**
 * The `count` pages most similar to the requested address: words of the address or title count if they are equal, share
 * a beginning, or differ by a typo. Pages with nothing in common are left out.
 */
export function nearestPages<Page extends { readonly path: string; readonly title: string }>(
  asked: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = words(asked);
  return pages
    .map((page) => ({ page, score: likeness(wanted, words(`${page.path} ${page.title}`)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, count)
    .map(({ page }) => page);
}

function words(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [])].filter(
    (word) => word !== 'docs',
  );
}

function likeness(wanted: readonly string[], offered: readonly string[]): number {
  return wanted.reduce(
    (sum, word) => sum + Math.max(0, ...offered.map((o) => wordLikeness(word, o))),
    0,
  );
}

function wordLikeness(a: string, b: string): number {
  if (a === b) return 3;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 3 && (a.startsWith(b) || b.startsWith(a))) return 2;
  return shorter >= 5 && editDistance(a, b) <= 2 ? 1 : 0;
}
