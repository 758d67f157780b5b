import { useMemo, useSyncExternalStore } from 'react';
import { filterIn, withFilter, type Filter } from './filter';

const CHANGED = 'changelog-filter';

/** The filter in the address, and the way to change it: the address follows at once, and Back leads to the one before. */
export function useFilter(): { readonly filter: Filter; choose(filter: Filter): void } {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return { filter: useMemo(() => filterIn(search), [search]), choose };
}

function choose(filter: Filter): void {
  // Not through Gatsby's router, which would draw the page anew; it tells entries apart by their keys.
  const state = { key: String(Date.now()) };
  window.history.pushState(state, '', withFilter(window.location.href, filter));
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
