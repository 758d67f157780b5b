/** The id that the hash of an address names, or '' when it names none or cannot be read. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Takes a hash that cannot be read out of the address: Gatsby would stop at it and leave the page blank. */
export function dropUnreadableHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1 && idOf(hash) === '') {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
