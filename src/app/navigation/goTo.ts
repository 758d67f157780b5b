import { routeChange } from '../../data/routeChange';
import { idOf } from '../../model/hash';
import { normalPath } from '../../model/normalPath';
import { failed } from './failed';

let latest: URL | undefined;

/**
 * Leads to a page of the site without loading the site anew. When the page cannot be loaded, the browser opens it as if
 * there were no scripts: after a new version went online, that is how an old tab gets there.
 */
export async function goTo(url: URL): Promise<void> {
  latest = url;
  const from = window.location.pathname;
  routeChange.start();
  const problem = await load(url);
  // The reader has gone elsewhere meanwhile.
  if (latest !== url || window.location.pathname !== from) return;
  if (problem) {
    routeChange.end();
    failed(url, problem);
    return;
  }
  const { pathname, search, hash } = url;
  window.___navigate(pathname + search + (idOf(hash) && hash), {
    replace: url.href === window.location.href,
  });
}

/** Loads what a page needs; the error, if it cannot be had. */
export async function load({ pathname }: URL): Promise<unknown> {
  try {
    const page = await window.___loader.loadPage(pathname);
    if (page && page.status !== 'error') return undefined;
    return page?.error ?? new Error(`The data of ${normalPath(pathname)} could not be loaded.`);
  } catch (error) {
    return error;
  }
}
