import type { SearchRecord } from '../../model/searchRecord';

/** The headings above a record within its page and its own, which comes last; none for the opening of a page. */
export function headingsOf({ hierarchy }: SearchRecord): string[] {
  const { lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
}

/** What a record is called: its heading, or the title of the page that it opens. */
export function nameOf(record: SearchRecord): string {
  return headingsOf(record).at(-1) ?? record.hierarchy.lvl1 ?? '';
}

/** Everything that a reader can see of a record. */
export function recordText(record: SearchRecord): string {
  return [record.hierarchy.lvl1, ...headingsOf(record), record.content].join(' | ');
}

// The end of a page, which names other pages and answers nothing itself.
const POINTS_ON = /^(?:Next(?: steps?)?|Where to go (?:next|now))$/;

/** How much a word counts in a record, by the rank of the page and by what the section is on it. */
export function importanceOf(record: SearchRecord): number {
  const { weight, type } = record;
  const rank = 0.4 + 0.06 * weight.pageRank;
  const level = 0.6 + weight.level / 200;
  const part = (type === 'content' ? 0.95 : 1) * (type === 'lvl1' ? 1.4 : 1);
  return rank * level * part * (POINTS_ON.test(nameOf(record)) ? 0.5 : 1);
}
