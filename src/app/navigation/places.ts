import { idOf } from '../../model/hash';
import { keptJson } from '../../model/keptJson';
import { storageKeys } from '../../model/storageKeys';

/** How far down each entry of the history was read, by the key of its state. */
let places: Record<string, number> = {};

/** The page that is shown, and the entry of the history that it stands for. */
let [shownPath, shownKey] = ['', ''];

/** The key of the entry that is open; the browser makes entries without one: the first, and those of links within a page. */
function openKey(): string {
  const state = window.history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = String(Date.now());
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/**
 * Notes how far down the reader is in each entry of the history. Within a page, and when a page is loaded anew, the browser
 * leads back by itself; to another page it would before that page is there (`showPlace`).
 */
export function keepPlaces(): void {
  try {
    places = { ...(keptJson(sessionStorage.getItem(storageKeys.places)) as object) };
  } catch {
    // Without storage, pages begin at their tops.
  }
  const isShown = () => window.location.pathname === shownPath;
  const follow = () => {
    const key = openKey();
    if (isShown()) shownKey = key;
  };
  shownPath = window.location.pathname;
  follow();
  window.addEventListener('popstate', follow, { capture: true });
  // Between two pages the browser moves the one that is being left.
  window.addEventListener('scroll', () => isShown() && (places[openKey()] = window.scrollY));
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKeys.places, JSON.stringify(places));
    } catch {
      // Full, or switched off.
    }
  });
}

/** Shows the place of a page that has just been drawn: the one that was left, the one that its address names, or the top. */
export function showPlace(): void {
  const key = openKey();
  if (key === shownKey) return;
  [shownPath, shownKey] = [window.location.pathname, key];
  const left = places[key];
  const named = document.getElementById(idOf(window.location.hash));
  if (left === undefined && named) named.scrollIntoView();
  else window.scrollTo(0, left ?? 0);
}
