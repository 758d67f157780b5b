import { failed } from './failed';
import { load } from './goTo';

/**
 * Gatsby would load a page again for every query string, from a file whose name includes the query; on this site a page
 * is the same for all of them.
 */
function loadWithoutQueries(): void {
  const loader = window.___loader;
  const { loadPage } = loader;
  loader.loadPage = (path) => loadPage(path.replace(/\?.*/, ''));
}

/**
 * Runs before hydration: if the first page fails to load, it is reloaded once, and if that does not help the reader is
 * told.
 */
export function enter(): void {
  loadWithoutQueries();
  const url = new URL(window.location.href);
  void load(url).then((problem) => {
    if (problem) failed(url, problem);
  });
}
