import type { SearchRecord } from '../../../model/search/searchRecord';

/** The headings that lead to a record on its page, its own last; empty for the introduction of a page. */
export function headingsOf({ hierarchy }: SearchRecord): string[] {
  const { lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
}

/** A record's name: its heading, or the page title for the introduction of a page. */
export function nameOf(record: SearchRecord): string {
  return headingsOf(record).at(-1) ?? record.hierarchy.lvl1 ?? '';
}

/** All of a record's visible text. */
export function recordText(record: SearchRecord): string {
  return [record.hierarchy.lvl1, ...headingsOf(record), record.content].join(' | ');
}

// The end of a page, which links to other pages and answers nothing itself.
const POINTS_ON = /^(?:Next(?: steps?)?|Where to go (?:next|now))$/;

/** How much a match in a record counts, by the rank of its page and its place on it. */
export function importanceOf(record: SearchRecord): number {
  const { weight, type } = record;
  const rank = 0.4 + 0.06 * weight.pageRank;
  const level = 0.6 + weight.level / 200;
  const part = (type === 'content' ? 0.95 : 1) * (type === 'lvl1' ? 1.4 : 1);
  return rank * level * part * (POINTS_ON.test(nameOf(record)) ? 0.5 : 1);
}
