import { routeChange } from '../../data/routeChange';
import { idInHash } from '../../model/address/idInHash';
import { normalPath } from '../../model/address/normalPath';
import { failed } from './failed';
import { hideLoadError } from './loadError';
import { disableScrollRestoration } from './scrollPositions';

/** The page the reader requested last, and the element that had the focus then. */
let requested: URL | undefined;
let opener: Element | null = null;

/** Takes the element that had the focus when the current page was requested. */
export function takeOpener(): Element | null {
  const taken = opener ?? document.activeElement;
  opener = null;
  return taken;
}

/** Navigates to a page of the site without a full page load. */
export async function goTo(url: URL): Promise<void> {
  routeChange.start();
  if (!(await reach(url))) return;
  const { pathname, search, hash } = url;
  if (pathname !== window.location.pathname) {
    disableScrollRestoration();
    leaveFocus();
  }
  window.___navigate(pathname + search + (idInHash(hash) && hash), {
    replace: url.href === window.location.href,
  });
}

/**
 * Loads the page that the reader requested; false if it cannot be shown, or if another was requested in the meantime.
 * If it cannot be loaded, the browser does a full page load: that is how an old tab reaches a newly deployed version.
 */
export async function reach(url: URL): Promise<boolean> {
  requested = url;
  opener = document.activeElement;
  hideLoadError();
  const problem = await load(url);
  if (requested !== url) return false;
  if (problem) {
    routeChange.end();
    failed(url, problem);
  }
  return !problem;
}

/**
 * Blurs a focused element that is about to leave with its page; otherwise browsers lay out the new content before they
 * move the focus.
 */
function leaveFocus(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && held.closest('main')) held.blur();
}

/** Loads what a page needs; resolves to the error if that fails. */
export async function load({ pathname }: Pick<URL, 'pathname'>): Promise<unknown> {
  try {
    const page = await window.___loader.loadPage(pathname);
    if (page && page.status !== 'error') return undefined;
    return page?.error ?? new Error(`The data of ${normalPath(pathname)} could not be loaded.`);
  } catch (error) {
    return error;
  }
}
