import { toldFault, type Fault } from '../../model/fault';
import { pictureFaults } from '../content/pictures/pictureFaults';
import { unreadableFaults } from '../content/unreadable';
import type { LearnPageData } from '../learnPages';
import { servedPages } from '../listedPages';
import { fileAddress } from '../nodes/fileAddress';
import { draftFiles } from './draftFiles';
import { indexFaults } from './indexFaults';
import { linkFaults, type SiteLink, type Targets } from './linkFaults';
import { relatedFaults } from './relatedFaults';
import { sinceFaults } from './sinceFaults';
import { tabFaults } from './tabFaults';
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
  const neverRead = unreadableFaults('content');
  const unread = [
    ...neverRead.map(({ file }) => fileAddress(file)),
    ...pages.filter(hasNoBody).map(({ path }) => path),
  ];
  const targets = linkTargets(pages, paths, unread, others);
  return [
    ...neverRead,
    ...pages.flatMap(ownFaults),
    ...titleFaults(pages),
    ...indexFaults(pages),
    ...sinceFaults(pages),
    ...tabFaults(pages),
    ...relatedFaults(pages, targets),
    ...linkFaults([...pages.flatMap(linksOf), ...otherLinks], targets),
  ];
}

function linkTargets(
  pages: readonly LearnPageData[],
  paths: readonly string[],
  unread: readonly string[],
  { anchors, files, moved }: OtherTargets,
): Targets {
  const ids = new Map(paths.map((path) => [path, new Set(anchors.get(path))]));
  const served = servedPages(pages);
  for (const { path, content } of served) {
    for (const { id } of [...content.headings, ...content.items]) ids.get(path)?.add(id);
  }
  let drafts: ReadonlyMap<string, string> | undefined;
  return {
    pages: ids,
    tabs: new Map(served.map(({ path, content }) => [path, content.tabs])),
    files,
    moved,
    unread: new Set(unread),
    drafts: () => (drafts ??= draftFiles()),
  };
}

function linksOf({ source, path, content, ...page }: LearnPageData): SiteLink[] {
  const inBody = content.links.map(({ href, line }) => ({ file: source, line, href, from: path }));
  if (!('related' in page)) return inBody;
  const { related, relatedLine: line } = page;
  return [...inBody, ...related.map((href) => ({ file: source, line, href }))];
}

/** The mistakes in the front matter, the body and the pictures of a page. */
function ownFaults({ source, faults, content }: LearnPageData): Fault[] {
  return [
    ...(faults as unknown as Fault[]),
    // A fault in a data file is reported once, rather than for each page that uses it.
    ...content.faults.map((fault) => toldFault(fault.message) ?? { file: source, ...fault }),
    ...pictureFaults(source, content.pictures),
  ];
}

/** A body with faults but without headings may not have been parsed at all, so its anchors are unknown. */
function hasNoBody({ content }: LearnPageData): boolean {
  return content.faults.length > 0 && content.headings.length === 0;
}
