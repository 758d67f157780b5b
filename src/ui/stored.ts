/** What is kept under a key in the reader's browser; null when there is nothing, or no storage. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in the reader's browser; without storage it is forgotten with the page. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Storage may be switched off or full. The site works without it.
  }
}
