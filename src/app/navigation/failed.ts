import { normalPath } from '../../model/normalPath';
import { storageKeys } from '../../model/storageKeys';
import { showLoadError } from './loadError';
import { openAnew } from './openAnew';

/**
 * What happens when a page cannot be loaded: the browser opens it anew, once. If that has been tried, or cannot help
 * because the reader is offline and no worker can answer, the reader is told and may try again.
 */
export function failed(url: URL, error: unknown): void {
  const answers = navigator.onLine || navigator.serviceWorker?.controller;
  if (answers && noteReload(normalPath(url.pathname))) openAnew(url);
  else showLoadError(error, () => openAnew(url));
}

/**
 * A page has been loaded: when it fails the next time, it may be opened anew again, and who comes by another spelling of its
 * address is led to it once more. The page for what is not found has another spelling itself, so that it clears no note.
 */
export function arrived(path: string): void {
  try {
    sessionStorage.removeItem(storageKeys.ledTo(path));
    if (sessionStorage.getItem(storageKeys.reloaded) === normalPath(path))
      sessionStorage.removeItem(storageKeys.reloaded);
  } catch {
    // Nothing was noted then.
  }
}

/** Notes that a page is opened anew; false when it was already, or when nothing can be noted. */
function noteReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(storageKeys.reloaded) === path) return false;
    sessionStorage.setItem(storageKeys.reloaded, path);
    return true;
  } catch {
    return false;
  }
}
