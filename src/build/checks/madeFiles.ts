import { CHANGELOG_FILE } from '../../model/changelog/changelogFile';
import { NAVIGATION_FILE } from '../../model/navigation/navigationFile';
import { OFFLINE_PAGE, OFFLINE_WORKER } from '../../model/offline';
import { SEARCH_MANIFEST } from '../../model/search/searchStore';
import { headerFiles } from '../hosting/headerFiles';
import type { LearnPageData } from '../learnPages';
import { builtFiles } from '../outputs/indexes/builtFiles';
import { APP_ICONS, iconAddress, TOUCH_ICON } from '../outputs/indexes/icons';
import { demoDataFiles } from '../outputs/browser/writeDemoData';
import { publishedFile } from '../pageFiles/pageFiles';
import { redirectFiles } from '../redirects/redirectFiles';

/** Everything the build publishes. */
interface Published {
  readonly content: readonly LearnPageData[];
  /** The addresses of all pages. */
  readonly paths: readonly string[];
  /** The addresses of further files known to the caller. */
  readonly files: readonly string[];
}

/** The addresses of all files that the build itself creates, those of pages included. */
export function madeFiles({ content, paths, files }: Published): ReadonlySet<string> {
  return new Set([
    ...[...paths, '/404.html'].flatMap((path) => publishedFile(path) ?? []),
    ...builtFiles(content),
    ...demoDataFiles(),
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
}
