import { siteFrame } from './siteFrame';

let warned = false;

/** The value stored under a key in the reader's browser; null if there is none, or no storage. */
export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key));
}

/** Stores a value in the reader's browser; false if it cannot be read back and so will be lost with the page. */
export function writeStored(key: string, value: string): boolean {
  withStorage((storage) => storage.setItem(key, value));
  return readStored(key) === value;
}

/** Removes the value stored under a key. */
export function removeStored(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** Calls `onChange` whenever another page changes the value under a key, until the returned function is called. */
export function followStored(key: string, onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let left: string | null = null;
  // Without a key, the other tab cleared the storage.
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === key) onChange();
  };
  // A page in the back/forward cache receives no events.
  const leave = () => (left = readStored(key));
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readStored(key) !== left) onChange();
  };
  window.addEventListener('storage', follow, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => stop.abort();
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
