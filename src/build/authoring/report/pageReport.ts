import { API_REFERENCE } from '../../../model/api/apiReference';
import { linkedPaths } from '../../content/linkedPaths';
import type { ContentPage } from '../contentPages';
import { leastWords, lengthClass, pageWords } from '../pageLength';
import { sectionsOf, nodeText } from '../pageParts';
import { wordCount } from '../pageText';
import { ENOUGH, PLAIN, readingEase, sentencesOf } from '../readingEase';
import { sourcesByPath } from '../sourcesByPath';

/** Something about a page that is worth a look. */
type Note = 'stale' | 'not reviewed' | 'no owner' | 'thin' | 'orphan' | 'no picture' | 'hard';

/** Facts about a page, for those who maintain the content. */
export interface PageReport {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly owner: string | undefined;
  readonly reviewed: string | undefined;
  readonly words: number;
  /** Words by section; the one above the first heading has an empty title. */
  readonly sections: readonly { readonly title: string; readonly words: number }[];
  readonly pictures: number;
  /** Flesch reading ease; undefined if the page has too few sentences. */
  readonly ease: number | undefined;
  /** Number of other pages that link here. */
  readonly linksIn: number;
  /** Number of other pages of the site that it links to. */
  readonly linksOut: number;
  readonly notes: readonly Note[];
}

/** A page is stale if it was last reviewed before this day. */
interface ReportLimits {
  readonly reviewedSince: string;
}

/** Pages that explain or guide are easier with a picture; lessons have a video. */
const PICTURED = new Set(['concept', 'how-to', 'tutorial']);

/** Changelog entries and index pages are not reviewed: entries describe one day, index pages follow the pages they list. */
const REVIEWED = new Set(['concept', 'how-to', 'setup', 'reference', API_REFERENCE, 'tutorial']);

/** A report on every page, in the order of their files. */
export function pageReports(
  pages: readonly ContentPage[],
  { reviewedSince }: ReportLimits,
): PageReport[] {
  const sources = sourcesByPath(pages);
  return pages.map((page) => {
    const report = measured(page, sources.get(page.path)?.size ?? 0);
    return { ...report, notes: notesOn(page, report, reviewedSince) };
  });
}

type Measured = Omit<PageReport, 'notes'>;

function measured(page: ContentPage, linksIn: number): Measured {
  const { file, path, title, owner, reviewed, body, related } = page;
  const sentences = sentencesOf(body.tree);
  const others = linkedPaths(body.links, related).filter(
    (href) => href.startsWith('/') && href !== path,
  );
  return {
    file,
    path,
    title,
    kind: lengthClass(page),
    owner,
    reviewed,
    words: pageWords(page),
    sections: sectionsOf(body.tree)
      .map(({ title: name, nodes }) => ({
        title: name,
        words: wordCount(nodes.map(nodeText).join(' ')),
      }))
      .filter(({ title: name, words }) => name !== '' || words > 0),
    pictures: body.pictures.length,
    ease: sentences.length < ENOUGH ? undefined : readingEase(sentences),
    linksIn,
    linksOut: new Set(others).size,
  };
}

function notesOn(page: ContentPage, report: Measured, reviewedSince: string): Note[] {
  const reviewable = REVIEWED.has(page.kind) && !page.unlisted;
  const { reviewed, owner, words, linksIn, pictures, ease, kind } = report;
  const all: readonly (readonly [Note, boolean])[] = [
    ['stale', reviewed !== undefined && reviewed < reviewedSince],
    ['not reviewed', reviewable && reviewed === undefined],
    ['no owner', reviewable && owner === undefined],
    ['thin', words < leastWords(page)],
    ['orphan', reviewable && linksIn === 0],
    ['no picture', PICTURED.has(kind) && reviewable && pictures === 0],
    ['hard', ease !== undefined && ease < PLAIN],
  ];
  return all.flatMap(([note, holds]) => (holds ? [note] : []));
}
