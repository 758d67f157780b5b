import type { Fault } from '../../model/fault';
import { pictureFaults } from '../content/pictureFaults';
import { unreadableFaults } from '../content/unreadable';
import type { LearnPageData } from '../learnPages';
import { servedPages } from '../listedPages';
import { fileAddress } from '../nodes/fileAddress';
import { draftFiles } from './draftFiles';
import { indexFaults } from './indexFaults';
import { linkFaults, type SiteLink } from './linkFaults';
import { relatedFaults } from './relatedFaults';
import { sinceFaults } from './sinceFaults';
import { titleFaults } from './titleFaults';

/** Link targets other than pages and their headings. */
interface OtherTargets {
  /** Element ids by the address of their page. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlySet<string>;
  /** Where pages that have moved are now. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * All mistakes in the content of the site, so that authors see them in one run. `paths` are the addresses of all its pages;
 * `otherLinks` are checked along with those of the content.
 */
export function contentFaults(
  pages: readonly LearnPageData[],
  paths: readonly string[],
  otherLinks: readonly SiteLink[],
  others: OtherTargets,
): Fault[] {
  const anchors = new Map(others.anchors);
  for (const { path, content } of servedPages(pages)) {
    const own = [...content.headings, ...content.items].map(({ id }) => id);
    anchors.set(path, [...(anchors.get(path) ?? []), ...own]);
  }
  let drafts: ReadonlyMap<string, string> | undefined;
  const neverRead = unreadableFaults('content');
  const targets = {
    pages: new Map(paths.map((path) => [path, new Set(anchors.get(path))])),
    files: others.files,
    moved: others.moved,
    unread: new Set([
      ...neverRead.map(({ file }) => fileAddress(file)),
      ...pages.filter(hasNoBody).map(({ path }) => path),
    ]),
    drafts: () => (drafts ??= draftFiles()),
  };
  const links = pages.flatMap(({ source, path, content, ...page }): SiteLink[] => [
    ...content.links.map(({ href, line }) => ({ file: source, line, href, from: path })),
    ...('related' in page
      ? page.related.map((href) => ({ file: source, line: page.relatedLine, href }))
      : []),
  ]);
  return [
    ...neverRead,
    ...pages.flatMap(({ faults }) => faults as unknown as Fault[]),
    ...pages.flatMap(({ source, content }) =>
      content.faults.map((fault) => inItsFile({ file: source, ...fault })),
    ),
    ...pages.flatMap(({ source, content }) => pictureFaults(source, content.pictures)),
    ...titleFaults(pages),
    ...indexFaults(pages),
    ...sinceFaults(pages),
    ...relatedFaults(pages, targets),
    ...linkFaults([...links, ...otherLinks], targets),
  ];
}

/** A body with faults but without headings may not have been parsed at all, so its anchors are unknown. */
function hasNoBody({ content }: LearnPageData): boolean {
  return content.faults.length > 0 && content.headings.length === 0;
}

/** Attributes a fault in a data file to that file, so that it is reported once rather than for each page that uses it. */
function inItsFile(fault: Fault): Fault {
  const [, file, line = 1, message] =
    /^(content\/data\/[^:]+):(?:(\d+):)? (.*)$/.exec(fault.message) ?? [];
  return file && message ? { file, line: Number(line), message } : fault;
}
