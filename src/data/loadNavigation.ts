import { NAVIGATION_FILE, type NavigationFile } from '../model/navigationFile';

// Written out: with `once` and `fetchJson`, the code that every page loads would be larger by 56 bytes.
let loading: Promise<NavigationFile> | undefined;

/** All sidebars, fetched once; after a failure the next call tries again. */
export function loadNavigation(): Promise<NavigationFile> {
  loading ??= fetch(__PATH_PREFIX__ + NAVIGATION_FILE).then((response) => {
    if (!response.ok) throw new Error(`The navigation could not be loaded (${response.status}).`);
    return response.json() as Promise<NavigationFile>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
