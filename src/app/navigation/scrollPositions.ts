import { idInHash } from '../../model/address/idInHash';
import { keptJson } from '../../model/reader/keptJson';
import { storageKeys } from '../../model/reader/storageKeys';
import { saveOpenDetails, restoreOpenDetails } from './openDetails';

/** The scroll position of each history entry, by the key of its state. */
let positions: Record<string, number> = {};

/** The page that is shown, and the history entry it belongs to. */
let [shownPath, shownKey] = ['', ''];

/** The scroll position still to be reached, while the page is too short for it because parts are still loading. */
let due = 0;

/** True if the address is that of the page being shown. */
export const isShown = () => window.location.pathname === shownPath;

/**
 * The key of the current history entry. Entries that the browser makes have none: the first one, and those for links
 * within a page.
 */
function openKey(): string {
  const state = window.history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = String(Date.now());
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/**
 * Keeps the scroll position of each history entry. Within a page and on a reload, the browser restores it itself; on
 * the way to another page it would do so too early, so we do it (`disableScrollRestoration`, `restoreScrollPosition`).
 */
export function keepScrollPositions(): void {
  try {
    positions = { ...(keptJson(sessionStorage.getItem(storageKeys.places)) as object) };
  } catch {
    // Without storage, pages start at the top.
  }
  const giveUp = () => (due = 0);
  const follow = () => {
    giveUp();
    const key = openKey();
    if (!isShown()) return;
    shownKey = key;
    saveOpenDetails();
  };
  shownPath = window.location.pathname;
  const left = positions[openKey()];
  const untouched = isUntouched(left);
  const grew = restoreOpenDetails();
  follow();
  if (grew && untouched) scrollToPosition(left);
  // The reader left this entry for another page of the site (`disableScrollRestoration`), so the browser restores
  // nothing and `restoreScrollPosition` must.
  if (window.history.scrollRestoration === 'manual') shownKey = '';
  window.addEventListener('popstate', follow, { capture: true });
  // On the way to another page the browser may scroll the one being left; that is not recorded.
  window.addEventListener('scroll', () => {
    if (!due && isShown()) positions[openKey()] = window.scrollY;
  });
  document.addEventListener('toggle', () => isShown() && saveOpenDetails(), { capture: true });
  for (const act of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(act, giveUp);
  new ResizeObserver(() => due && scrollToPosition(due)).observe(document.documentElement);
  window.addEventListener('pagehide', storePositions);
  // On a phone, a background tab may be killed without any further event.
  document.addEventListener('visibilitychange', storePositions);
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKeys.places, JSON.stringify(positions));
  } catch {
    // The storage is full or disabled.
  }
}

/**
 * True if, after a reload, the page is where the browser's own restoration left it, which does not know about opened
 * parts: then we may correct it. Otherwise the reader has scrolled.
 */
function isUntouched(left: number | undefined): left is number {
  if (left === undefined) return false;
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return [0, Math.min(left, end)].some((position) => Math.abs(window.scrollY - position) < 2);
}

/**
 * Turns off the browser's scroll restoration for this entry: on Back from another page, it would scroll that page
 * before this one is shown.
 */
export function disableScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
}

/** Scrolls to a position, now or as soon as the page is tall enough, unless the reader acts first. */
function scrollToPosition(position: number): void {
  window.scrollTo(0, position);
  due = window.scrollY < position - 1 ? position : 0;
}

/** Scrolls a page that has just rendered: to where the reader left it, to the heading in its address, or to the top. */
export function restoreScrollPosition(): void {
  const key = openKey();
  window.history.scrollRestoration = 'auto';
  if (key === shownKey) return;
  restoreOpenDetails();
  saveOpenDetails();
  [shownPath, shownKey] = [window.location.pathname, key];
  const left = positions[key];
  const named = document.getElementById(idInHash(window.location.hash));
  due = 0;
  if (left === undefined && named) named.scrollIntoView();
  else scrollToPosition(left ?? 0);
}
