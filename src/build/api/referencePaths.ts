import { API_REFERENCE } from '../../model/apiReference';
import type { LearnPageData } from '../learnPages';

/** The addresses of the pages that show the API reference. */
export function referencePaths(pages: readonly LearnPageData[]): string[] {
  return pages.flatMap((page) =>
    'kind' in page && page.kind === API_REFERENCE ? [page.path] : [],
  );
}
