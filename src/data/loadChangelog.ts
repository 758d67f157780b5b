import { CHANGELOG_FILE, type FilteredEntry } from '../model/changelogFile';

let loading: Promise<readonly FilteredEntry[]> | undefined;

/** All entries of the changelog, fetched once; after a failure the next call tries again. */
export function loadChangelog(): Promise<readonly FilteredEntry[]> {
  loading ??= fetch(__PATH_PREFIX__ + CHANGELOG_FILE).then((response) => {
    if (!response.ok) throw new Error(`The changelog could not be loaded (${response.status}).`);
    return response.json() as Promise<readonly FilteredEntry[]>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
