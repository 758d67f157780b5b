import { CHANGELOG_FILE } from '../../model/changelog/changelogFile';
import type { Fault } from '../../model/fault';
import { NAVIGATION_FILE } from '../../model/navigation/navigationFile';
import { OFFLINE_PAGE, OFFLINE_WORKER } from '../../model/offline';
import { SEARCH_MANIFEST } from '../../model/search/searchStore';
import { headerFiles } from '../hosting/headerFiles';
import type { LearnPageData } from '../learnPages';
import { builtFiles } from '../outputs/indexes/builtFiles';
import { APP_ICONS, iconAddress, TOUCH_ICON } from '../outputs/indexes/icons';
import { isDownload } from '../outputs/browser/writeDemoData';
import { publishedFile } from '../pageFiles/pageFiles';
import { redirectFiles } from '../redirects/redirectFiles';
import { servedFiles } from '../servedFiles';

/** Everything the build publishes. */
interface Published {
  readonly content: readonly LearnPageData[];
  /** The addresses of all pages. */
  readonly paths: readonly string[];
  /** The addresses of further files known to the caller. */
  readonly files: readonly string[];
}

/** Files in `static` with the same name as one that the build creates; it would be left to chance which one is published. */
export function staticFaults(
  { content, paths, files }: Published,
  copied = servedFiles('static', ''),
): Fault[] {
  const made = new Set<string | undefined>([
    ...[...paths, '/404.html'].map(publishedFile),
    ...builtFiles(content),
    ...servedFiles('content/demo-data', '/demo-data').filter(isDownload),
    ...headerFiles().keys(),
    ...redirectFiles([], '').keys(),
    ...[TOUCH_ICON, ...APP_ICONS].map(iconAddress),
    CHANGELOG_FILE,
    NAVIGATION_FILE,
    OFFLINE_PAGE,
    OFFLINE_WORKER,
    SEARCH_MANIFEST,
    ...files,
  ]);
  return copied
    .filter((path) => made.has(path))
    .map((path) => ({
      file: `static${path}`,
      line: 1,
      message: `The build creates a file ${path} as well. Rename or remove this one.`,
    }));
}
