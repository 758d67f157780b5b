import { rmSync } from 'node:fs';
import { BUILT_SOURCES_FILE } from './builtSources';
import { servedFiles } from './checks/servedFiles';
import { dropOutdatedCache } from './codeStamp';
import { noteWritten, removeWritten } from './outputs/writtenFiles';

/**
 * Makes sure that nothing stale is left in `public` and in the caches: Gatsby keeps results until the content changes, but they
 * also depend on the code of `src/build`; and it copies `static`, but never takes a copy away. It must come before Gatsby
 * starts, which reads its cache first of all, and whose development server copies `static` at a moment of its own.
 */
export function removeStale(): void {
  // What it says of `public` may be wrong from now on.
  rmSync(BUILT_SOURCES_FILE, { force: true });
  dropOutdatedCache();
  removeWritten();
  noteWritten(servedFiles('static', ''));
}
