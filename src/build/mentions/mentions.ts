import { newestFirst } from '../../model/changelog';
import { linkedPaths } from '../content/linkedPath';
import type { LearnPageData } from '../learnPages';
import { listedPages } from '../listedPages';

type Page<Kind> = LearnPageData & { readonly __typename: Kind };
/** An entry of the changelog. */
export type Entry = Page<'ChangelogEntry'>;
/** A tutorial. */
export type Tutorial = Page<'Tutorial'>;

/** Which pages of the other parts of the site a page is linked with. */
export interface Mentions {
  /** The entries of the changelog that link to a page of the docs, newest first. */
  readonly entries: readonly Entry[];
  /** The tutorials that link to it, those first that do so most often. */
  readonly tutorials: readonly Tutorial[];
  /** The pages of the docs that an entry links to, in its order. */
  readonly docs: readonly LearnPageData[];
}

/** Reads from the links of all pages which ones are linked with the page at an address; unlisted ones are left out. */
export function mentionsIn(pages: readonly LearnPageData[]): (path: string) => Mentions {
  const listed = listedPages(pages);
  const entries = listed.filter((page): page is Entry => page.__typename === 'ChangelogEntry');
  const tutorials = listed.filter((page): page is Tutorial => page.__typename === 'Tutorial');
  const isDocs = (page: LearnPageData) => 'sidebar' in page && page.sidebar !== 'tutorials';
  const docs = new Map(listed.filter(isDocs).map((page) => [page.path, page]));
  const targets = new Map(
    listed.map((page) => [
      page.path,
      linkedPaths(page.content.links, 'related' in page ? page.related : []),
    ]),
  );
  const links = (from: LearnPageData, to: string) =>
    (targets.get(from.path) ?? []).filter((target) => target === to).length;

  return (path) => ({
    entries: docs.has(path)
      ? entries.filter((entry) => links(entry, path) > 0).sort(newestFirst)
      : [],
    tutorials: docs.has(path)
      ? tutorials
          .filter((tutorial) => links(tutorial, path) > 0)
          .sort((a, b) => links(b, path) - links(a, path) || a.path.localeCompare(b.path, 'en'))
      : [],
    docs: entries.some((entry) => entry.path === path)
      ? [...new Set(targets.get(path))].flatMap((target) => docs.get(target) ?? [])
      : [],
  });
}
