import { CHANGELOG_FILE, type FilteredEntry } from '../model/changelog/changelogFile';
import { fetchJson } from './fetchJson';
import { once } from './once';

let loaded: readonly FilteredEntry[] | undefined;

/** All entries of the changelog, fetched once; after a failure the next call tries again. */
export const loadChangelog = once(async () => {
  loaded = await fetchJson<readonly FilteredEntry[]>(
    __PATH_PREFIX__ + CHANGELOG_FILE,
    'The changelog',
  );
  return loaded;
});

/**
 * The entries if they have loaded: a list that mounts again has its full height immediately, and keeps the reader's
 * scroll position.
 */
export const loadedChangelog = () => loaded;
