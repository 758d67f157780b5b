import { failed } from './failed';
import { load } from './goTo';

/**
 * Gatsby would load a page once more for each query of its address, from a file that it names with the query; a page of
 * this site is the same with all of them.
 */
function loadWithoutQueries(): void {
  const loader = window.___loader;
  const { loadPage } = loader;
  loader.loadPage = (path) => loadPage(path.replace(/\?.*/, ''));
}

/** Before the first page is taken over: when it lacks something, it is opened anew, once, and then the reader is told. */
export function enter(): void {
  loadWithoutQueries();
  const url = new URL(window.location.href);
  void load(url).then((problem) => {
    if (problem) failed(url, problem);
  });
}
