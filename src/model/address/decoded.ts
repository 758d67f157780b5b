/**
 * Decodes part of an address; text that cannot be decoded is returned unchanged.
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
