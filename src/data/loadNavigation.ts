import { NAVIGATION_FILE, type NavigationFile } from '../model/navigation/navigationFile';
import { fetchJson } from './fetchJson';
import { once } from './once';

/** All sidebars, fetched once; after a failure the next call tries again. */
export const loadNavigation = once(() =>
  fetchJson<NavigationFile>(__PATH_PREFIX__ + NAVIGATION_FILE, 'The navigation'),
);
