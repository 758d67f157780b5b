import type { ApiOperation } from '../../model/apiContract';
import { API_REFERENCE } from '../../model/apiReference';
import type { NavigationNode } from '../../model/navigation';
import type { LearnPageData } from '../learnPages';
import { API_TAG } from '../../model/searchRecord';
import { operationRecords } from './operationRecords';
import type { DigestedRecord } from './recordsQuery';
import { searchPages, type PageSource } from './searchPages';
import { searchRecords } from './searchRecords';

/**
 * The records of all listed pages, with the categories above them, taken from the sidebars by id. The reference of the current
 * docs has a record for each operation.
 */
export function siteRecords(
  pages: readonly LearnPageData[],
  sidebars: Readonly<Record<string, readonly NavigationNode[]>>,
  language: string,
  operations: readonly ApiOperation[] = [],
): DigestedRecord[] {
  const references = pages.flatMap((page) =>
    'kind' in page && page.kind === API_REFERENCE && page.sidebar === 'docs' ? [page.path] : [],
  );
  return searchPages(pages.map(pageSource), sidebars, language).flatMap((page) =>
    references.includes(page.path)
      ? operationRecords({ ...page, tag: API_TAG }, page.summary, operations)
      : searchRecords(page),
  );
}

function pageSource(page: LearnPageData): PageSource {
  const { __typename, path, title, description, section, unlisted, content } = page;
  return {
    __typename,
    path,
    title,
    description,
    section,
    unlisted,
    sections: content.sections,
    ...('sidebar' in page
      ? { sidebar: page.sidebar, folder: page.folder, keywords: page.keywords }
      : {}),
    ...('date' in page ? { date: page.date } : {}),
  };
}
