import { join } from 'node:path';
import { readCachedJson, writeCachedJson } from '../../src/build/cachedJson';
import { digestOf } from '../../src/build/codeStamp';

/**
 * Caches what `make` returns on disk, as JSON. It is reused across test files and runs until a file below `sources`
 * changes, because otherwise each test file would compute it again.
 */
export function keptOnDisk<Made>(name: string, sources: readonly string[], make: () => Made): Made {
  const file = join('node_modules', '.cache', 'learn-tests', `${name}.json`);
  const digest = digestOf(sources);
  const kept = readCachedJson<{ digest: string; made: Made }>(file);
  if (kept?.digest === digest) return kept.made;
  writeCachedJson(file, { digest, made: make() });
  // As later callers will get it.
  return readCachedJson<{ made: Made }>(file)!.made;
}
