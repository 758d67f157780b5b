/** The keys that open the search, as they are written on the reader's keyboard. */
export function searchKeys(): string {
  return /Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
}
