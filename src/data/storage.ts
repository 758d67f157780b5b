import { siteFrame } from './siteFrame';

let warned = false;

/** What is kept under a key in the reader's browser; null when there is nothing, or no storage. */
export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key));
}

/** Keeps a value in the reader's browser; false where it cannot be read again, and is forgotten with the page. */
export function writeStored(key: string, value: string): boolean {
  withStorage((storage) => storage.setItem(key, value));
  return readStored(key) === value;
}

/** Forgets what is kept under a key. */
export function removeStored(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** Calls for each change of what is kept under a key that another page makes, until what is returned is called. */
export function followStored(key: string, onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let left: string | null = null;
  // Without a key the other tab forgot everything.
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === key) onChange();
  };
  // A page that waits for the way back hears of nothing.
  const leave = () => (left = readStored(key));
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readStored(key) !== left) onChange();
  };
  window.addEventListener('storage', follow, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => stop.abort();
}

/** Storage may be switched off, full, or throw when it is only looked at: the site works without it, and says so once. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | null {
  try {
    return task(window[siteFrame.storage]);
  } catch (reason) {
    if (!warned)
      console.warn(
        `The browser's storage cannot be used (${String(reason)}), so that choices such as the colour mode are forgotten with the page.`,
      );
    warned = true;
    return null;
  }
}
