import type { SearchLevel, SearchRecord } from './searchRecord';

/** What the pages of one category have in common. */
export type StoredShelf = readonly [
  language: string,
  tag: string,
  pageRank: number,
  lvl0: string,
  ...trail: string[],
];

/**
 * A heading with its text in parts; the opening of a page has depth 1 and neither heading nor anchor. An anchor is
 * empty if it is the one that `defaultAnchor` derives from the heading.
 */
export type StoredSection = readonly [
  depth: number,
  heading: string,
  anchor: string,
  ...parts: string[],
];

/** A page with its sections in order; `shelf` is the index of its category in `shelves`. */
export type StoredPage = readonly [
  shelf: number,
  path: string,
  title: string,
  keywords: readonly string[],
  ...sections: StoredSection[],
];

/** The records in the compact form that the browser fetches, without repetition. */
export interface SearchStore {
  readonly shelves: readonly StoredShelf[];
  readonly pages: readonly StoredPage[];
}

/** The anchor that a heading gets by default: unless an earlier heading has it, or the author sets one. */
export const defaultAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z\d_ -]/g, '')
    .replaceAll(' ', '-');

/** Address of the small file that names the file of records. */
export const SEARCH_MANIFEST = '/search/manifest.json';

/** Its content: the name of the records file next to it. */
export interface SearchManifest {
  readonly records: string;
}

/** All records of a store, page by page. */
export function readRecords({ shelves, pages }: SearchStore): SearchRecord[] {
  return pages.flatMap((page) => pageRecords(page, shelves[page[0]]!));
}

/** The records of a page: one for each part of each section. */
export function pageRecords(
  [, path, title, keywords, ...sections]: StoredPage,
  shelf: StoredShelf,
): SearchRecord[] {
  const [language, docusaurus_tag, pageRank, lvl0, ...trail] = shelf;
  const records: SearchRecord[] = [];
  const above: string[] = [];
  for (const [depth, heading, named, ...parts] of sections) {
    const anchor = named || defaultAnchor(heading);
    above.length = Math.min(above.length, depth);
    above[depth] = depth === 1 ? title : heading;
    const hierarchy = hierarchyOf(lvl0, above);
    const url = anchor === '' ? path : `${path}#${anchor}`;
    parts.forEach((content, part) => {
      const position = records.length;
      records.push({
        objectID: `${path}#${anchor}~${part}`,
        url,
        url_without_anchor: path,
        anchor,
        type: part === 0 ? (`lvl${depth}` as SearchLevel) : 'content',
        hierarchy,
        trail,
        keywords: position === 0 ? keywords : [],
        content,
        language,
        docusaurus_tag,
        weight: { pageRank, level: 100 - 10 * depth, position },
      });
    });
  }
  return records;
}

function hierarchyOf(
  lvl0: string,
  above: readonly (string | undefined)[],
): SearchRecord['hierarchy'] {
  const name = (depth: number) => above[depth] ?? null;
  return {
    lvl0, lvl1: name(1), lvl2: name(2), lvl3: name(3), lvl4: name(4), lvl5: name(5), lvl6: name(6),
  }; // prettier-ignore
}
