/**
 * The id that the hash of an address names, or '' when it names none or cannot be read.
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
