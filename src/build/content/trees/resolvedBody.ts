import type { ChangelogItem } from '../../../model/changelog/changelogItem';
import type { CompiledBody, Placed } from '../compile/compiled';
import { isSecondTitle } from '../headings/headingIds';
import { linkProblem } from '../linkProblem';
import { playerProblem } from '../playerProblem';
import { changelogItems } from './changelogItems';

/** The page that a body belongs to. */
interface BodyPage {
  readonly source: string;
  /** Type of its node: Doc, Tutorial, Category or ChangelogEntry. */
  readonly type: string;
  /** Address of the page. */
  readonly path: string;
  readonly linesBefore: number;
  /** Drafts may be empty. */
  readonly draft?: boolean;
  /** Address of a tutorial's recording, and its line in the file. */
  readonly video?: string;
  readonly videoLine?: number;
}

/** What a page's `content` resolves to: its compiled body, with line numbers relative to the file. */
export interface ResolvedContent extends CompiledBody, Pick<BodyPage, 'source' | 'type' | 'path'> {
  /** The changes in a changelog entry; empty for other pages. */
  readonly items: readonly ChangelogItem[];
}

/**
 * Completes a body for its page: lines become those of the file, entries get items, a recording is a link, and an empty page is
 * a fault.
 */
export function resolvedBody(
  body: CompiledBody,
  { source, type, path, linesBefore, draft = false, video, videoLine = 1 }: BodyPage,
): ResolvedContent {
  const inFile = <Item extends Placed>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, line: item.line + linesBefore }));
  const isEmpty =
    !draft && type !== 'Category' && body.tree.length === 0 && body.faults.length === 0;
  const empty = {
    line: 1,
    message: 'The page is empty. Write its text, or mark it with draft: true.',
  };
  // That there is no front matter is a fault of its own.
  const hasNoTitle = type !== 'Category' && linesBefore === 0;
  const faults = body.faults.filter((fault) => !(hasNoTitle && isSecondTitle(fault)));
  const videoProblem =
    video === undefined ? undefined : (playerProblem(video) ?? linkProblem(video));
  return {
    ...body,
    ...(type === 'ChangelogEntry' ? changelogItems(body) : { items: [] }),
    source,
    type,
    path,
    links: [
      ...(video === undefined || videoProblem ? [] : [{ href: video, line: videoLine }]),
      ...inFile(body.links),
    ],
    pictures: inFile(body.pictures),
    tabs: inFile(body.tabs),
    code: inFile(body.code),
    faults: [
      ...(videoProblem ? [{ line: videoLine, message: videoProblem }] : []),
      ...(isEmpty ? [empty] : inFile(faults)),
    ],
  };
}
