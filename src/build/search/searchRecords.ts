import type { SearchRecord } from '../../model/search/searchRecord';
import { pageRecords, type StoredPage, type StoredSection } from '../../model/search/searchStore';
import { sha256 } from '../sha256';
import type { DigestedRecord } from './recordsQuery';
import { textParts } from './textParts';
import type { TextSection } from './textSections';

/** The properties that all records of a page share. */
export interface RecordPage {
  readonly path: string;
  readonly title: string;
  /** The name of the group under which results are shown. */
  readonly group: string;
  /** The names of the levels above the page, from the part of the site down. */
  readonly trail: readonly string[];
  readonly language: string;
  readonly tag: string;
  /** The opening is also found by these; they are not shown. */
  readonly keywords: readonly string[];
  /** Among equally good results, higher ranks come first. */
  readonly rank: number;
}

/** A page with the text to be found. */
export interface SearchPage extends RecordPage {
  /** Indexed with the title, before the text. */
  readonly summary: string;
  /** The first section is the opening. */
  readonly sections: readonly TextSection[];
}

/** One record for the opening of a page and one for each section; long sections are split into several. */
export function searchRecords({ summary, sections, ...page }: SearchPage): DigestedRecord[] {
  const [opening, ...others] = sections;
  const blocks = [summary, ...(opening?.blocks ?? [])].filter((block) => block !== '');
  return sectionRecords(page, [{ depth: 1, heading: '', anchor: '', blocks }, ...others]);
}

/** The records of a page's sections, of which the first is the opening. */
export function sectionRecords(
  { language, tag, rank, group, trail, path, title, keywords }: RecordPage,
  sections: readonly TextSection[],
): DigestedRecord[] {
  const stored = sections.map(({ depth, heading, anchor, blocks }): StoredSection => {
    return [depth, heading, anchor, ...textParts(blocks)];
  });
  const page: StoredPage = [0, path, title, keywords, ...stored];
  const records = pageRecords(page, [language, tag, rank, group, ...trail]);
  return records.map((record) => ({ ...record, internal: { contentDigest: digestOf(record) } }));
}

function digestOf(record: SearchRecord): string {
  return sha256(JSON.stringify(record)).slice(0, 32);
}
