/**
 * The id in the hash of an address, or '' if there is none or it cannot be decoded.
 *
 * @example idInHash('#kernel-limits') // => 'kernel-limits'
 */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
