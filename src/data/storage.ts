import { siteFrame } from './siteFrame';

let warned = false;

/** The values that the browser refused to store, by key. They last until the page is closed. */
const refused = new Map<string, string>();

/** The value stored last under a key, also if the browser refused it; null if there is none. */
export function readStored(key: string): string | null {
  return refused.get(key) ?? inStorage(key);
}

/** Stores a value in the reader's browser; false if the browser refuses and the value will be lost with the page. */
export function writeStored(key: string, value: string): boolean {
  withStorage((storage) => storage.setItem(key, value));
  const kept = inStorage(key) === value;
  if (kept) refused.delete(key);
  else refused.set(key, value);
  return kept;
}

/** Removes the value stored under a key. */
export function removeStored(key: string): void {
  refused.delete(key);
  withStorage((storage) => storage.removeItem(key));
}

/**
 * Calls `onChange` whenever another page changes the value under a key, until the returned function is called. Such a
 * value replaces one that the browser refused to store.
 */
export function followStored(key: string, onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let left: string | null = null;
  const change = () => {
    refused.delete(key);
    onChange();
  };
  // Without a key, the other tab cleared the storage.
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === key) change();
  };
  // A page in the back/forward cache receives no events.
  const leave = () => (left = inStorage(key));
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && inStorage(key) !== left) change();
  };
  window.addEventListener('storage', follow, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => stop.abort();
}

function inStorage(key: string): string | null {
  return withStorage((storage) => storage.getItem(key));
}

/** Storage may be disabled or full, or throw on mere access: the site works without it, and warns once. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | null {
  try {
    return task(window[siteFrame.storage]);
  } catch (reason) {
    if (!warned)
      console.warn(
        `The browser's storage is unavailable (${String(reason)}), so choices such as the color mode last only until the page is closed.`,
      );
    warned = true;
    return null;
  }
}
