import { routeChange } from '../../data/routeChange';
import { idInHash } from '../../model/idInHash';
import { normalPath } from '../../model/normalPath';
import { failed } from './failed';
import { hideLoadError } from './loadError';
import { leavePlace } from './places';

/** What the reader asked for last, and what had the focus then. */
let asked: URL | undefined;
let asker: Element | null = null;

/** What had the focus when the page that has come was asked for. */
export function takeAsker(): Element | null {
  const taken = asker ?? document.activeElement;
  asker = null;
  return taken;
}

/** Leads to a page of the site without loading the site anew. */
export async function goTo(url: URL): Promise<void> {
  routeChange.start();
  if (!(await reach(url))) return;
  const { pathname, search, hash } = url;
  if (pathname !== window.location.pathname) {
    leavePlace();
    leaveFocus();
  }
  window.___navigate(pathname + search + (idInHash(hash) && hash), {
    replace: url.href === window.location.href,
  });
}

/**
 * Loads the page that the reader asks for; false when it cannot be shown, or something else was asked for meanwhile. When
 * it cannot be loaded, the browser opens it as if there were no scripts: after a new version went online, that is how an
 * old tab gets there.
 */
export async function reach(url: URL): Promise<boolean> {
  asked = url;
  asker = document.activeElement;
  hideLoadError();
  const problem = await load(url);
  if (asked !== url) return false;
  if (problem) {
    routeChange.end();
    failed(url, problem);
  }
  return !problem;
}

/** The focus goes with the page that is left, but first: browsers lay out all that is new before they take it away. */
function leaveFocus(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && held.closest('main')) held.blur();
}

/** Loads what a page needs; the error, if it cannot be had. */
export async function load({ pathname }: Pick<URL, 'pathname'>): Promise<unknown> {
  try {
    const page = await window.___loader.loadPage(pathname);
    if (page && page.status !== 'error') return undefined;
    return page?.error ?? new Error(`The data of ${normalPath(pathname)} could not be loaded.`);
  } catch (error) {
    return error;
  }
}
