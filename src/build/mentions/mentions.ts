import { newestFirst } from '../../model/changelog/changelog';
import { hasOwnSidebar } from '../../model/navigation/sidebarSections';
import { linkedPaths } from '../content/linkedPaths';
import type { LearnPageData } from '../learnPages';
import { listedPages } from '../listedPages';

type Page<Kind> = LearnPageData & { readonly __typename: Kind };
/** An entry of the changelog. */
export type Entry = Page<'ChangelogEntry'>;
/** A tutorial. */
export type Tutorial = Page<'Tutorial'>;

/** The links between a page and the other parts of the site. */
export interface Mentions {
  /** The changelog entries that link to a docs page, newest first. */
  readonly entries: readonly Entry[];
  /** The tutorials that link to a docs page, ordered by how often they do. */
  readonly tutorials: readonly Tutorial[];
  /** The docs pages that a changelog entry links to, in its order. */
  readonly docs: readonly LearnPageData[];
}

/** Gathers the links of all pages and returns a lookup of mentions by address; unlisted pages are left out. */
export function mentionsIn(pages: readonly LearnPageData[]): (path: string) => Mentions {
  const listed = listedPages(pages);
  const isDocs = (page: LearnPageData) => 'sidebar' in page && !hasOwnSidebar(page.sidebar);
  const docs = new Map(listed.filter(isDocs).map((page) => [page.path, page]));
  const entries = new Map<string, Links<Entry>>();
  const tutorials = new Map<string, Links<Tutorial>>();
  const docsOf = new Map<string, readonly LearnPageData[]>();
  for (const page of listed) {
    const related = 'related' in page ? page.related : [];
    const linked = linkedPaths(page.content.links, related).flatMap((path) => docs.get(path) ?? []);
    if (page.__typename === 'Tutorial') count(tutorials, page, linked);
    if (page.__typename === 'ChangelogEntry') {
      count(entries, page, linked);
      docsOf.set(page.path, [...new Set(linked)]);
    }
  }

  return (path) => ({
    entries: [...(entries.get(path)?.keys() ?? [])].sort(newestFirst),
    tutorials: [...(tutorials.get(path) ?? [])]
      .sort(([a, often], [b, more]) => more - often || a.path.localeCompare(b.path, 'en'))
      .map(([tutorial]) => tutorial),
    docs: docsOf.get(path) ?? [],
  });
}

/** The pages that link to a page, each with the number of its links. */
type Links<Kind> = Map<Kind, number>;

/** Counts the links from a page to others, by their addresses. */
function count<Kind>(
  links: Map<string, Links<Kind>>,
  page: Kind,
  linked: readonly LearnPageData[],
): void {
  for (const { path } of linked) {
    const from = links.get(path) ?? new Map<Kind, number>();
    links.set(path, from.set(page, (from.get(page) ?? 0) + 1));
  }
}
