import { newestFirst } from '../../model/changelog';
import { hasOwnSidebar } from '../../model/ownSidebar';
import { linkedPaths } from '../content/linkedPath';
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
    const targets = linkedPaths(page.content.links, 'related' in page ? page.related : []);
    if (page.__typename === 'Tutorial') count(tutorials, page, targets);
    if (page.__typename !== 'ChangelogEntry') continue;
    count(entries, page, targets);
    docsOf.set(
      page.path,
      [...new Set(targets)].flatMap((target) => docs.get(target) ?? []),
    );
  }

  return (path) => {
    const linking = <Kind>(pages: ReadonlyMap<string, Links<Kind>>) =>
      docs.has(path) ? [...(pages.get(path) ?? [])] : [];
    return {
      entries: linking(entries)
        .map(([entry]) => entry)
        .sort(newestFirst),
      tutorials: linking(tutorials)
        .sort(([a, often], [b, more]) => more - often || a.path.localeCompare(b.path, 'en'))
        .map(([tutorial]) => tutorial),
      docs: docsOf.get(path) ?? [],
    };
  };
}

/** The pages that link to an address, each with the number of its links. */
type Links<Kind> = Map<Kind, number>;

/** Counts the links from a page to its targets. */
function count<Kind>(links: Map<string, Links<Kind>>, page: Kind, targets: readonly string[]) {
  for (const target of targets) {
    const from = links.get(target) ?? new Map<Kind, number>();
    links.set(target, from.set(page, (from.get(page) ?? 0) + 1));
  }
}
