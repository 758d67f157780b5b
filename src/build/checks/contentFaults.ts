import type { Fault } from '../../model/fault';
import { pictureFaults } from '../content/pictureFaults';
import { unreadableFaults } from '../content/unreadable';
import type { LearnPageData } from '../learnPages';
import { linkFaults, type SiteLink } from './linkFaults';
import { ownPages } from './ownPages';
import { relatedFaults } from './relatedFaults';
import { sinceFaults } from './sinceFaults';
import { titleFaults } from './titleFaults';

/** What links lead to beside pages and their headings. */
interface OtherTargets {
  /** Ids of elements by the address of their page. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlySet<string>;
}

/**
 * Every mistake in the content of the site, so that authors see all of them in one run; `otherLinks` are checked with
 * those of the content.
 */
export function contentFaults(
  pages: readonly LearnPageData[],
  plannedPaths: readonly string[],
  otherLinks: readonly SiteLink[],
  others: OtherTargets,
): Fault[] {
  const anchors = new Map(others.anchors);
  for (const { path, content } of pages) {
    const own = [...content.headings, ...content.items].map(({ id }) => id);
    anchors.set(path, [...(anchors.get(path) ?? []), ...own]);
  }
  const paths = [...ownPages(), ...plannedPaths];
  const targets = {
    pages: new Map(paths.map((path) => [path, new Set(anchors.get(path))])),
    files: others.files,
  };
  const links = pages.flatMap(({ source, path, content, ...page }): SiteLink[] => [
    ...content.links.map(({ href, line }) => ({ file: source, line, href, from: path })),
    ...('related' in page
      ? page.related.map((href) => ({ file: source, line: page.relatedLine, href }))
      : []),
  ]);
  return [
    ...unreadableFaults('content'),
    ...pages.flatMap(({ faults }) => faults as unknown as Fault[]),
    ...pages.flatMap(({ source, content }) =>
      content.faults.map((fault) => ({ file: source, ...fault })),
    ),
    ...pages.flatMap(({ source, content }) => pictureFaults(source, content.pictures)),
    ...titleFaults(pages),
    ...sinceFaults(pages),
    ...relatedFaults(pages, targets),
    ...linkFaults([...links, ...otherLinks], targets),
  ];
}
