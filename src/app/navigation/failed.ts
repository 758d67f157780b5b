import { normalPath } from '../../model/address/normalPath';
import { storageKeys } from '../../model/reader/storageKeys';
import { showLoadError } from './loadError';
import { hardNavigate } from './hardNavigate';

/**
 * Handles a page that cannot be loaded: the browser does a full page load, once. If that has already been tried, or
 * cannot help because the reader is offline and has no service worker, the reader sees an error and can retry.
 */
export function failed(url: URL, error: unknown): void {
  const answers = navigator.onLine || navigator.serviceWorker?.controller;
  if (answers && noteReload(normalPath(url.pathname))) hardNavigate(url);
  else showLoadError(error, () => hardNavigate(url));
}

/**
 * Clears the notes about a page that has loaded: if it fails again it may be reloaded again, and a reader who uses
 * another spelling of its address may be redirected again. The not-found page is shown at such a spelling itself, so it
 * clears nothing.
 */
export function arrived(path: string): void {
  try {
    sessionStorage.removeItem(storageKeys.ledTo(path));
    if (sessionStorage.getItem(storageKeys.reloaded) === normalPath(path))
      sessionStorage.removeItem(storageKeys.reloaded);
  } catch {
    // Then nothing was noted.
  }
}

/** Notes that a page is being reloaded; false if it already was, or if nothing can be stored. */
function noteReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(storageKeys.reloaded) === path) return false;
    sessionStorage.setItem(storageKeys.reloaded, path);
    return true;
  } catch {
    return false;
  }
}
