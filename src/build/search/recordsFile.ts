import { groupedBy } from '../../model/groupedBy';
import type { SearchRecord } from '../../model/search/searchRecord';
import {
  defaultAnchor,
  type SearchStore,
  type StoredPage,
  type StoredSection,
  type StoredShelf,
} from '../../model/search/searchStore';
import { sha256 } from '../sha256';

/**
 * The file that the browser fetches before its first search: its text, and a name with a hash of it. The order of the given
 * records does not matter.
 */
export function recordsFile(records: readonly SearchRecord[]): { name: string; text: string } {
  const text = JSON.stringify(searchStore(records));
  const hash = sha256(text).slice(0, 16);
  return { name: `records.${hash}.json`, text };
}

function searchStore(records: readonly SearchRecord[]): SearchStore {
  const shelves = new Map<string, number>();
  const shelfOf = (shelf: StoredShelf): number => {
    const key = JSON.stringify(shelf);
    const place = shelves.get(key) ?? shelves.size;
    shelves.set(key, place);
    return place;
  };
  const pages = byPage(records).map((own): StoredPage => {
    const [{ language, docusaurus_tag, weight, hierarchy, trail, keywords, url_without_anchor }] =
      own;
    return [
      shelfOf([language, docusaurus_tag, weight.pageRank, hierarchy.lvl0 ?? '', ...trail]),
      url_without_anchor,
      hierarchy.lvl1 ?? '',
      keywords,
      ...sections(own),
    ];
  });
  return { shelves: [...shelves.keys()].map((key) => JSON.parse(key) as StoredShelf), pages };
}

/** The records of each page, in their order on the page; pages are sorted by address. */
function byPage(records: readonly SearchRecord[]) {
  const inOrder = [...records].sort(
    (a, b) =>
      compare(a.url_without_anchor, b.url_without_anchor) || a.weight.position - b.weight.position,
  );
  return [...groupedBy(inOrder, (record) => record.url_without_anchor).values()];
}

// Not `localeCompare`, whose results differ between machines.
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function sections(records: readonly SearchRecord[]): StoredSection[] {
  const starts = records.flatMap(({ type }, index) => (type === 'content' ? [] : [index]));
  return starts.map((start, index) => {
    const { weight, anchor, type, hierarchy } = records[start]!;
    const heading = type === 'lvl1' || type === 'content' ? '' : (hierarchy[type] ?? '');
    const named = anchor === defaultAnchor(heading) ? '' : anchor;
    const parts = records.slice(start, starts[index + 1]).map(({ content }) => content);
    return [(100 - weight.level) / 10, heading, named, ...parts];
  });
}
