import { idInHash } from '../../model/idInHash';
import { keptJson } from '../../model/keptJson';
import { storageKeys } from '../../model/storageKeys';
import { noteFolds, unfold } from './folds';

/** How far down each entry of the history was read, by the key of its state. */
let places: Record<string, number> = {};

/** The page that is shown, and the entry of the history that it stands for. */
let [shownPath, shownKey] = ['', ''];

/** The place to show, while the page is too short for it: some of what was there is still being fetched. */
let due = 0;

/** Whether the address is that of the page that is shown. */
export const isShown = () => window.location.pathname === shownPath;

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
 * restores that by itself; on the way to another page it would do so too early, so we do it (`leavePlace`, `showPlace`).
 */
export function keepPlaces(): void {
  try {
    places = { ...(keptJson(sessionStorage.getItem(storageKeys.places)) as object) };
  } catch {
    // Without storage, pages begin at their tops.
  }
  const giveUp = () => (due = 0);
  const follow = () => {
    giveUp();
    const key = openKey();
    if (!isShown()) return;
    shownKey = key;
    noteFolds();
  };
  shownPath = window.location.pathname;
  const left = places[openKey()];
  const untouched = isUntouched(left);
  const grew = unfold();
  follow();
  if (grew && untouched) lead(left);
  // It was left for another page of the site (`leavePlace`), so the browser restores nothing: `showPlace` has to.
  if (window.history.scrollRestoration === 'manual') shownKey = '';
  window.addEventListener('popstate', follow, { capture: true });
  // On the way to another page the browser may scroll the one that is being left: that is not noted.
  window.addEventListener('scroll', () => {
    if (!due && isShown()) places[openKey()] = window.scrollY;
  });
  document.addEventListener('toggle', () => isShown() && noteFolds(), { capture: true });
  for (const act of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(act, giveUp);
  new ResizeObserver(() => due && lead(due)).observe(document.documentElement);
  window.addEventListener('pagehide', storePlaces);
  // A phone may end a tab in the background, without any further event.
  document.addEventListener('visibilitychange', storePlaces);
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(storageKeys.places, JSON.stringify(places));
  } catch {
    // The storage is full, or switched off.
  }
}

/**
 * Whether the page, after a reload, stands where the browser's own restoration left it, which ignores unfolded parts: then we
 * may correct it. If not, the reader has scrolled.
 */
function isUntouched(left: number | undefined): left is number {
  if (left === undefined) return false;
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return [0, Math.min(left, end)].some((place) => Math.abs(window.scrollY - place) < 2);
}

/**
 * Turns off the browser's scroll restoration for this entry: on Back from another page it would scroll that page before this
 * one is shown.
 */
export function leavePlace(): void {
  window.history.scrollRestoration = 'manual';
}

/** Leads to a place, now or as soon as the page is long enough, unless the reader acts before. */
function lead(place: number): void {
  window.scrollTo(0, place);
  due = window.scrollY < place - 1 ? place : 0;
}

/** Shows the place of a page that has just been drawn: the one that was left, the one that its address names, or the top. */
export function showPlace(): void {
  const key = openKey();
  window.history.scrollRestoration = 'auto';
  if (key === shownKey) return;
  unfold();
  noteFolds();
  [shownPath, shownKey] = [window.location.pathname, key];
  const left = places[key];
  const named = document.getElementById(idInHash(window.location.hash));
  due = 0;
  if (left === undefined && named) named.scrollIntoView();
  else lead(left ?? 0);
}
