/**
 * A part of an address as people write it; one that cannot be decoded stays as it is.
 *
 * @example decoded('caf%C3%A9') // => 'café'
 * @example decoded('100%')      // => '100%'
 */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
