import { CHANGELOG, dateInWords } from '../../model/changelog/changelog';
import { trails, type NavigationNode } from '../../model/navigation/navigation';
import type { NavigationFile } from '../../model/navigation/navigationFile';
import { hasOwnSidebar } from '../../model/navigation/sidebarSections';
import { searchTag } from '../../model/search/searchRecord';
import { listedPages } from '../listedPages';
import type { SearchPage } from './searchRecords';
import type { TextSection } from './textSections';

/** The fields of a content page that the search uses. */
export interface PageSource {
  /** 'Category' is the index page of a folder. */
  readonly __typename: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The name of its part of the site. */
  readonly section: string;
  readonly unlisted: boolean;
  /** Its text; the first section is the opening, before any heading. */
  readonly content: { readonly sections: readonly TextSection[] };
  /** The id of its sidebar and its folder there; changelog entries have a date instead. */
  readonly sidebar?: string;
  readonly folder?: string;
  readonly date?: string;
  /** Other words that readers may use for its subject. */
  readonly keywords?: readonly string[];
}

// The current docs come before those of other versions and before the changelog. Legal contracts come last: they use every
// word of the product but explain none.
const RANK = { here: 10, version: 6, changelog: 3, legal: 3 } as const;

/**
 * The pages that can be found, with the categories above them, taken from the sidebars by id. Unlisted pages are left out, and
 * so are index pages of folders if another page has their address. The list of changelog entries is one of them.
 */
export function searchPages(
  sources: readonly PageSource[],
  sidebars: NavigationFile,
  language: string,
): SearchPage[] {
  const trailsBySidebar = new Map(Object.entries(sidebars).map(([id, tree]) => [id, trails(tree)]));
  const listed = listedPages(sources);
  const entry = listed.find(({ sidebar }) => sidebar === undefined);
  const found = listed.map((source) => ({
    path: source.path,
    title: source.title,
    language,
    keywords: source.keywords ?? [],
    sections: source.content.sections,
    ...(source.sidebar === undefined
      ? changelogPlace(source)
      : sidebarPlace(
          source,
          source.sidebar,
          trailsBySidebar.get(source.sidebar)?.get(source.path),
        )),
  }));
  return entry ? [...found, changelogList(entry, language)] : found;
}

/** The list of entries, for those who look for news without a subject. */
function changelogList({ section }: PageSource, language: string): SearchPage {
  return {
    ...CHANGELOG,
    language,
    keywords: ['release notes', 'what is new', 'latest release', 'latest changes'],
    sections: [],
    group: section,
    trail: [section],
    tag: 'changelog',
    rank: RANK.here,
    summary: 'What is new, improved and fixed, newest first.',
  };
}

function sidebarPlace(
  { __typename: type, path, title, section, description, folder }: PageSource,
  sidebar: string,
  nodes: readonly NavigationNode[] = [],
) {
  const category = type === 'Category';
  const names = nodes.filter((node) => node.path !== path).map((node) => node.title);
  // A category belongs to its own group; the root of the sidebar has none.
  const inside = category && nodes.length > 0 ? [...names, title] : names;
  return {
    group: [section, ...inside.slice(0, 1)].join(' › '),
    trail: [section, ...names],
    tag: searchTag(sidebar),
    rank: rankOf(sidebar, category ? '' : folder),
    summary: description,
  };
}

function rankOf(sidebar: string, folder = ''): number {
  if (!hasOwnSidebar(sidebar) && /^legal(?:\/|$)/.test(folder)) return RANK.legal;
  return sidebar.startsWith('docs-') ? RANK.version : RANK.here;
}

function changelogPlace({ section, description, date }: PageSource) {
  return {
    group: section,
    trail: [section],
    tag: 'changelog',
    rank: RANK.changelog,
    summary: date ? `${dateInWords(date)}. ${description}` : description,
  };
}
