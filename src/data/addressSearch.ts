import { useState, useSyncExternalStore } from 'react';

const CHANGED = 'learn-address-search';

/**
 * What follows the question mark in the address of this page, '' in what the build makes. Once the address is that of another
 * page, which is on its way, it stays what it was: nothing of this page is drawn for the next one.
 */
export function useAddressSearch(): string {
  const [read] = useState(ownSearch);
  return useSyncExternalStore(subscribe, read, () => '');
}

/** Gives the current entry of the history, or a new one, this address: not through the router, which would draw the page anew. */
export function changeAddress(href: string, how: 'push' | 'replace'): void {
  // Gatsby's router tells entries apart by their keys.
  if (how === 'push') window.history.pushState({ key: String(Date.now()) }, '', href);
  else window.history.replaceState(window.history.state, '', href);
  window.dispatchEvent(new Event(CHANGED));
}

function ownSearch(): () => string {
  let path: string | undefined;
  let search = '';
  return () => {
    path ??= window.location.pathname;
    if (window.location.pathname === path) search = window.location.search;
    return search;
  };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
