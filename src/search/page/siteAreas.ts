import { OWN_SIDEBARS } from '../../model/navigation/sidebarSections';
import { API_TAG, searchTag } from '../../model/search/searchRecord';
import { SECTION_NAMES } from '../../model/navigation/sectionNames';

/** An area of the site, which results can be narrowed to. */
export interface SiteArea {
  readonly label: string;
  /** The tags of its records. */
  readonly tags: readonly string[];
  /** The number of results in it. */
  readonly count: number;
}

/** A tag and the number of results with it. */
interface TagCount {
  readonly value: string;
  readonly count: number;
}

interface AreaRule {
  readonly label: string;
  /** The tag to use when the area has no results; set for areas that are always listed. */
  readonly tag?: string;
  readonly has: (tag: string) => boolean;
}

const AREAS: readonly AreaRule[] = [
  { label: SECTION_NAMES.docs, tag: searchTag('docs'), has: (tag) => /^docs(-|$)/.test(tag) },
  ...OWN_SIDEBARS.map((sidebar) => ({
    label: SECTION_NAMES[sidebar],
    tag: searchTag(sidebar),
    has: (tag: string) => tag === searchTag(sidebar),
  })),
  { label: SECTION_NAMES.changelog, tag: 'changelog', has: (tag) => tag === 'changelog' },
  { label: 'API', has: (tag) => tag === API_TAG },
  { label: 'Other pages', has: () => true },
];

/**
 * The areas in site order, with their result counts. All versions of the docs are one area. The large areas are always
 * listed, so that nothing moves while a reader types; the others only if they have results or are chosen.
 */
export function siteAreas(counts: readonly TagCount[], chosen: readonly string[]): SiteArea[] {
  const left = new Map(chosen.map((tag) => [tag, 0]));
  for (const { value, count } of counts) left.set(value, count);
  return AREAS.flatMap(({ label, tag: always, has }) => {
    const own = [...left].filter(([tag]) => has(tag));
    own.forEach(([tag]) => left.delete(tag));
    const tags = own.length === 0 && always ? [always] : own.map(([tag]) => tag);
    const count = own.reduce((sum, [, each]) => sum + each, 0);
    return tags.length > 0 ? [{ label, tags, count }] : [];
  });
}

/** @example isChosen({ label: 'Docs', tags: ['docs-v1'], count: 2 }, ['docs-v1']) // => true */
export function isChosen({ tags }: SiteArea, chosen: readonly string[]): boolean {
  return tags.some((tag) => chosen.includes(tag));
}
