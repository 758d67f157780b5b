import { useState, useSyncExternalStore } from 'react';

const CHANGED = 'learn-address-search';

/**
 * The query string of this page's address; '' at build time. Once the address is that of another page, which is still
 * loading, the value no longer changes: this page renders nothing for the next one's address.
 */
export function useAddressSearch(): string {
  const [read] = useState(ownSearch);
  return useSyncExternalStore(subscribe, read, () => '');
}

/**
 * Gives the current history entry, or a new one, this address. Bypasses the router, which would render the page again.
 */
export function changeAddress(href: string, how: 'push' | 'replace'): void {
  // Gatsby's router identifies entries by their keys.
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
