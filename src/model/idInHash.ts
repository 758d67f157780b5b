/** The id that the hash of an address names, or '' when it names none or cannot be read. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
