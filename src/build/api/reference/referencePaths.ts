import { API_REFERENCE } from '../../../model/api/apiReference';
import type { LearnPageData } from '../../learnPages';

/** The pages that show the API reference. */
export function referencePages(pages: readonly LearnPageData[]): LearnPageData[] {
  return pages.filter((page) => 'kind' in page && page.kind === API_REFERENCE);
}

/** The addresses of the pages that show the API reference. */
export function referencePaths(pages: readonly LearnPageData[]): string[] {
  return referencePages(pages).map(({ path }) => path);
}
