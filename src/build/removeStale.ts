import { rmSync } from 'node:fs';
import { servedFiles } from './servedFiles';
import { dropOutdatedCache } from './codeStamp';
import { noteWritten, removeWritten } from './outputs/writtenFiles';

/** The file in which `npm start` records the sources that `public` was built from. */
export const BUILT_SOURCES_FILE = '.cache/built-sources';

/**
 * Removes what is stale in `public` and in the caches. Gatsby keeps results until the content changes, but they also depend on
 * the code in `src/build`; and it copies `static` but never removes a copy. Call it before Gatsby starts: Gatsby reads its
 * cache first of all, and its development server may copy `static` at any time.
 */
export function removeStale(): void {
  // From now on, its record of `public` may be wrong.
  rmSync(BUILT_SOURCES_FILE, { force: true });
  dropOutdatedCache();
  removeWritten();
  noteWritten(servedFiles('static', ''));
}
