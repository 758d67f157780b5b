import type { ApiOperation } from '../../model/api/apiContract';
import type { NavigationFile } from '../../model/navigation/navigationFile';
import { API_TAG } from '../../model/search/searchRecord';
import { referencePaths } from '../api/reference/referencePaths';
import type { LearnPageData } from '../learnPages';
import { operationRecords } from './operationRecords';
import type { DigestedRecord } from './recordsQuery';
import { searchPages } from './searchPages';
import { searchRecords } from './searchRecords';

/**
 * The records of all listed pages, with the categories above them, taken from the sidebars by id. The reference of the current
 * docs has a record for each operation.
 */
export function siteRecords(
  pages: readonly LearnPageData[],
  sidebars: NavigationFile,
  language: string,
  operations: readonly ApiOperation[] = [],
): DigestedRecord[] {
  const current = pages.filter((page) => 'sidebar' in page && page.sidebar === 'docs');
  const references = referencePaths(current);
  return searchPages(pages, sidebars, language).flatMap((page) =>
    references.includes(page.path)
      ? operationRecords({ ...page, tag: API_TAG }, page.summary, operations)
      : searchRecords(page),
  );
}
