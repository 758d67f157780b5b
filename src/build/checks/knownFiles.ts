import type { LearnPageData } from '../learnPages';
import { builtFiles } from '../outputs/indexes/builtFiles';
import { demoDataFiles } from '../outputs/browser/writeDemoData';
import { servedFiles } from '../servedFiles';

/** The addresses of all files that links may lead to, apart from pages; `others` are further ones known to the caller. */
export function knownFiles(
  pages: readonly LearnPageData[],
  others: readonly string[],
): ReadonlySet<string> {
  return new Set([
    ...servedFiles('static', ''),
    ...demoDataFiles(),
    ...builtFiles(pages),
    ...others,
  ]);
}
